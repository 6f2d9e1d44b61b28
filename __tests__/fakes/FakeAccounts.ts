import { newPasswordSchema } from '../../src/contract/account';
import { minPasswordLength } from '../../src/contract/myAccount';
import { type CurrentUser, credentialsSchema } from '../../src/contract/schemas';
import { endedSessionSchema } from '../../src/contract/session';
import { tokenHashOf } from '../../src/services/tokenHash';
import { type CallTable, found, type OpenCall, parse, Refusal } from './serverCalls';

const firstPassword = 'athletik';

/** A new password that the server refuses, since it is easy to guess. */
const easyPassword = 'passwort123';

/** So many sign-ins of one user stay. */
const maxSignins = 20;

/** The e-mail address of every user [RU-6]. */
const addressOf = ({ username }: Pick<CurrentUser, 'username'>) => `${username}@example.org`;

/** Returns whether a user has this token, of the club's content or of a sign-in: each sign-in makes a new one. */
export const isTokenOf =
  (token: string | null) =>
  (user: CurrentUser): boolean =>
    token !== null && token.split('/')[0] === user.token;

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
  /** The tokens of all sign-ins, oldest first. */
  private readonly tokens: string[] = [];
  private readonly ended = new Set<string>();
  /** Tokens of people who were erased. */
  private readonly erased = new Set<string>();
  /** Tokens that the server knows no more. */
  private readonly expired = new Set<string>();

  readonly calls: CallTable<OpenCall> = {
    'POST /auth': ({ body }) => this.signIn(body),
    'POST /session/end': ({ body }) => {
      const { tokenHash } = parse(endedSessionSchema, body);
      const ended = this.allTokens().find((token) => tokenHashOf(token) === tokenHash);
      if (ended) this.ended.add(ended);
      return {};
    },
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
      const username = found(this.verificationTokens.get(token));
      this.unverified.delete(username);
      return { email: addressOf({ username }) };
    },
  };

  constructor(private readonly content: { users: readonly CurrentUser[] }) {}

  /** Returns the user of a token, or undefined when it is unknown or ended. */
  userOf(token: string | null): CurrentUser | undefined {
    const isAccepted =
      token !== null &&
      this.allTokens().includes(token) &&
      !this.ended.has(token) &&
      !this.expired.has(token);
    return isAccepted ? this.content.users.find(isTokenOf(token)) : undefined;
  }

  /** Whether the sign-in with this token was ended on purpose. */
  wasEnded(token: string | null): boolean {
    return token !== null && this.ended.has(token);
  }

  /** Lets all sign-ins of a user expire. */
  revoke(username: string) {
    for (const token of this.tokensOf(username)) this.expired.add(token);
  }

  /** Ends all sign-ins of a user on purpose [CO-27]. */
  endSignins(username: string) {
    for (const token of this.tokensOf(username)) this.ended.add(token);
  }

  /** Whether the sign-in with this token was of somebody who was erased. */
  wasErased(token: string | null): boolean {
    return token !== null && this.erased.has(token);
  }

  /** Ends all sign-ins of a user who is erased [MB-7]. To be called while the user is still there. */
  erase(username: string) {
    for (const token of this.tokensOf(username)) this.erased.add(token);
  }

  private tokensOf(username: string) {
    const user = this.content.users.find((known) => known.username === username);
    return user ? this.allTokens().filter((token) => isTokenOf(token)(user)) : [];
  }

  private allTokens() {
    return [...this.content.users.map(({ token }) => token), ...this.tokens];
  }

  private signIn(body: unknown): CurrentUser {
    const { username, password } = parse(credentialsSchema, body);
    const user = this.content.users.find((known) => known.username === username);
    if (!user || password !== (this.changed.get(username) ?? firstPassword)) {
      throw new Refusal(401, 'Benutzername oder Passwort ist falsch.');
    }
    if (this.unverified.has(username)) throw new Refusal(403);
    const token = user.token && `${user.token}/${this.tokens.length + 1}`;
    this.tokens.push(token);
    this.endSurplus(user);
    return { ...user, token };
  }

  /** Ends the oldest sign-ins of a user beyond the limit [AC-4]. */
  private endSurplus(user: CurrentUser) {
    const open = this.tokens.filter((token) => isTokenOf(token)(user) && !this.ended.has(token));
    for (const token of open.slice(0, -maxSignins)) this.ended.add(token);
  }

  /** Accepts the same password again with a used link, but no other password [CO-15]. */
  private setPassword(token: string, password: string) {
    if (this.passwords.get(token) === password) return;
    const username = found(this.recoveryTokens.get(token));
    const isBad = password.length < minPasswordLength || password.length > 200;
    if (isBad || password === easyPassword) throw new Refusal(422);
    this.recoveryTokens.delete(token);
    this.passwords.set(token, password);
    this.changed.set(username, password);
    this.endSignins(username);
  }
}
