import { newPasswordSchema } from '../../src/contract/account';
import { failed, ok, type ServerAnswer, type ServerRequest } from './FakeServer';

/** The part of the server that recovers passwords and verifies addresses; nobody has to be signed in. */
export class FakeAccounts {
  /** Known addresses. */
  readonly addresses = new Set(['anna@example.org']);
  /** Addresses to which a recovery mail has gone. */
  readonly mailed: string[] = [];
  /** Links that are good for a new password. */
  readonly recoveryTokens = new Set(['good']);
  readonly verificationTokens = new Set(['good']);
  /** New passwords by their token. */
  readonly passwords = new Map<string, string>();

  handle({ method, path, body }: ServerRequest): ServerAnswer {
    const [, , , area, ...rest] = path.split('/').map(decodeURIComponent);
    const last = rest.at(-1) ?? '';
    if (area === 'verification') return this.verificationTokens.has(last) ? ok({}) : failed(404);
    if (rest[0] === 'check') return ok(this.recoveryTokens.has(last));
    if (method === 'GET') return this.sendMail(last);
    if (!this.recoveryTokens.delete(last)) return failed(404);
    this.passwords.set(last, newPasswordSchema.parse(body).password);
    return ok({});
  }

  private sendMail(address: string): ServerAnswer {
    if (!this.addresses.has(address)) return failed(404);
    this.mailed.push(address);
    return ok({});
  }
}
