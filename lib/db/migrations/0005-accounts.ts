import { type ColumnDataType, type Kysely, sql } from 'kysely';
import { isPostgres } from '../connections.ts';

/**
 * Accounts of the portal: the tables of better-auth with its own names of columns (a test compares them with what it asks for), whose
 * the homes are, and the tries at passwords.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  const moment: ColumnDataType | ReturnType<typeof sql> = postgres ? 'timestamptz' : sql`date`;
  const flag: ColumnDataType = postgres ? 'boolean' : 'integer';
  const table = (name: string) => db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());

  await table('user')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();

  await table('session')
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('session_by_user').on('session').column('userId').execute();

  await table('account')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_by_user').on('account').column('userId').execute();

  await table('verification')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verification_by_identifier').on('verification').column('identifier').execute();

  await table('passkey')
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('deviceType', 'text', (column) => column.notNull())
    .addColumn('backedUp', flag, (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', moment)
    .addColumn('aaguid', 'text')
    .execute();
  await db.schema.createIndex('passkey_by_user').on('passkey').column('userId').execute();
  await db.schema.createIndex('passkey_by_credential').on('passkey').column('credentialID').execute();

  await db.schema
    .createTable('ownership')
    .addColumn('user', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('property', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ownership_key', ['user', 'property'])
    .execute();

  await db.schema
    .createTable('waiting_account')
    .addColumn('search', 'text', (column) => column.primaryKey().references('search.id').onDelete('cascade'))
    .addColumn('password', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('login_try')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute();
}
