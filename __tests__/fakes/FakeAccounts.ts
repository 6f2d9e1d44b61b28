import { newPasswordSchema } from '../../src/contract/account';
import { type CurrentUser, credentialsSchema } from '../../src/contract/schemas';
import { type CallTable, found, type OpenCall, parse, Refusal } from './serverCalls';

const firstPassword = 'athletik';

/** The e-mail address of every user [RU-6]. */
const addressOf = ({ username }: CurrentUser) => `${username}@example.org`;

/** The sign-in, the password recovery and the verification of the server. Everybody may call them [GU-8]. */
export class FakeAccounts {
  /** Addresses to which a recovery mail was sent. */
  readonly mailed: string[] = [];
  /** Links that allow a new password, with the user name of their owner. */
  readonly recoveryTokens = new Map([['good', 'ben']]);
  /** Links that verify an address, with the user name of its owner. They stay valid [CO-13]. */
  readonly verificationTokens = new Map([['good', 'anna']]);
  /** User names whose address is not verified yet. */
  readonly unverified = new Set<string>();
  /** New passwords by the link with which they were set. */
  readonly passwords = new Map<string, string>();
  /** Passwords that differ from the first one, by user name. */
  private readonly changed = new Map<string, string>();
  /** Tokens that get a 401 until the next sign-in. */
  private readonly revoked = new Set<string>();

  readonly calls: CallTable<OpenCall> = {
    'POST /auth': ({ body }) => this.signIn(body),
    'GET /admin/email/recovery/*': ({ params: [address] }) => {
      const user = found(this.content.users.find((known) => addressOf(known) === address.toLowerCase()));
      for (const [token, owner] of this.recoveryTokens)
        if (owner === user.username) this.recoveryTokens.delete(token);
      this.mailed.push(addressOf(user));
      return {};
    },
    'GET /admin/email/recovery/check/*': ({ params: [token] }) => this.recoveryTokens.has(token),
    'POST /admin/email/recovery/*': ({ params: [token], body }) => {
      this.setPassword(token, parse(newPasswordSchema, body).password);
      return {};
    },
    'GET /admin/email/verification/*': ({ params: [token] }) => {
      this.unverified.delete(found(this.verificationTokens.get(token)));
      return {};
    },
  };

  constructor(private readonly content: { users: readonly CurrentUser[] }) {}

  /** Returns the user of a token, or undefined when it is unknown or revoked. */
  userOf(token: string | null): CurrentUser | undefined {
    return this.content.users.find((user) => user.token === token && !this.revoked.has(user.token));
  }

  /** Makes the server refuse this token with a 401 from now on. */
  revoke(token: string) {
    this.revoked.add(token);
  }

  private signIn(body: unknown): CurrentUser {
    const { username, password } = parse(credentialsSchema, body);
    const user = this.content.users.find((known) => known.username === username);
    if (!user || password !== (this.changed.get(username) ?? firstPassword)) {
      throw new Refusal(401, 'Benutzername oder Passwort ist falsch.');
    }
    if (this.unverified.has(username)) throw new Refusal(403);
    this.revoked.delete(user.token);
    return user;
  }

  /** Accepts the same password again with a used link, but no other password [CO-15]. */
  private setPassword(token: string, password: string) {
    if (this.passwords.get(token) === password) return;
    const username = found(this.recoveryTokens.get(token));
    if (password.length < 8 || password.length > 200) throw new Refusal(422);
    this.recoveryTokens.delete(token);
    this.passwords.set(token, password);
    this.changed.set(username, password);
    for (const user of this.content.users) if (user.username === username) this.revoke(user.token);
  }
}
