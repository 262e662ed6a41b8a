import 'server-only';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { nextCookies } from 'better-auth/next-js';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { dayMs, hourMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { publishedData } from '../data/store.ts';
import { isPostgres } from '../db/connections.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import { roles } from '../db/tables/accounts.ts';
import { secret } from '../db/tokens.ts';
import { env } from '../env.ts';
import { shortestPassword } from '../forms/form-schemas.ts';
import { locales } from '../i18n/locales.ts';
import { sendResetMail } from './account-mails.ts';
import { resetLinkMs } from './password-links.ts';
import { deleteOtherCredentials, recordLogIn } from './store.ts';
import { isStaff } from './store-staff.ts';

/** better-auth counts sessions in seconds. */
const sessionSeconds = (7 * dayMs) / secondMs;

/** The time that a session of staff lasts. */
const staffSessionMs = 12 * hourMs;

/** A column of our own, which no form sets. */
const ownField = { required: true, input: false } as const;

/** better-auth on the site's own database. Nothing of it is reachable from outside: our actions call it. */
const authOn = (database: Database, key: Buffer) =>
  betterAuth({
    database: { db: database, type: isPostgres(database) ? 'postgres' : 'sqlite' },
    baseURL: env.siteUrl,
    secret: key.toString('base64'),
    user: {
      additionalFields: {
        role: { ...ownField, type: [...roles] },
        locale: { ...ownField, type: [...locales] },
        broker: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      resetPasswordTokenExpiresIn: resetLinkMs / 1000,
      revokeSessionsOnPasswordReset: true,
      // A password may be reset because somebody else was in the account.
      onPasswordReset: ({ user }) => deleteOtherCredentials(database, user.id),
      sendResetPassword: ({ user, token }) => sendResetMail(user.id, token, publishedData()),
    },
    verification: { storeIdentifier: 'hashed' },
    // A session ends after a week even if it is used, so that no page has to write a cookie. Adding a passkey requires the password again,
    // however fresh the session is.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true, freshAge: 0 },
    advanced: {
      // The counter knows the cookie by its name: lib/audience/beacon.ts.
      cookiePrefix: 'heem',
      ipAddress: { disableIpTracking: true },
      skipTrailingSlashes: true,
      // Our migrations make the tables, and a test compares them with what it asks for.
      database: { validateSchema: false },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const ends = (await isStaff(database, session.userId))
              ? Date.now() + staffSessionMs
              : Number.POSITIVE_INFINITY;
            const expiresAt = new Date(Math.min(session.expiresAt.getTime(), ends));
            // The browser is not stored either.
            return { data: { ...session, expiresAt, userAgent: '' } };
          },
          after: ({ userId }) => recordLogIn(database, userId),
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_, message, ...details) => console.error(`Accounts: ${message}`, ...details.map(errorMessage)),
    },
    plugins: [ownPasskeys(), twoFactor({ issuer: publishedData().content.site.name }), nextCookies()],
  });

/** The plug-in does not require user verification: without this check a lost device would give its finder access. */
const ownPasskeys = () =>
  passkey({
    rpID: new URL(env.siteUrl).hostname,
    rpName: publishedData().content.site.name,
    authenticatorSelection: { userVerification: 'required' },
    registration: { afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo) },
    authentication: { afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo) },
  });

async function refuseUnverified(info: { userVerified: boolean } | undefined): Promise<void> {
  if (!info?.userVerified) throw new APIError('UNAUTHORIZED', { message: 'the device did not verify its user' });
}

type Auth = ReturnType<typeof authOn>;

const known = new WeakMap<Database, Promise<Auth>>();

/** The accounts of the site's database; within a transaction they are read through it. */
export async function auth(trx?: Trx): Promise<Auth> {
  if (trx) return authOn(trx, await secret('accounts', trx));
  const database = await db();
  const own = known.get(database);
  if (own) return own;
  const made = secret('accounts').then((key) => authOn(database, key));
  known.set(database, made);
  // After a failure of the database the next caller tries again.
  made.catch(() => known.delete(database));
  return made;
}
