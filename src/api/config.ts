/** Every environment variable that the server reads, in one place. All mistakes are listed at once. */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly trustedProxies: string[]
  readonly logLevel: (typeof logLevels)[number]
  readonly messagesPerMinutePerVisitor: number
  readonly messagesPerMinutePerAddress: number
  readonly contactsPerHourPerAddress: number
  readonly signInsPerHourPerAddress: number
  readonly engineWorkers: number
  readonly minimumFreeDiskMegabytes: number
  /** Where people find this copy: for links in letters, and what passkeys are bound to. */
  readonly publicOrigin: string
  /** Without it letters stand in the log. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Who is written to when someone wrote to us. */
  readonly operatorEmail: string | undefined
  readonly hosted: HostedConfig
}

/** Where hosted content comes from, and what it may do. */
export interface HostedConfig {
  /** Of a space at the provider; without one the entries of content/builder are shown. */
  readonly publicKey: string | undefined
  readonly apiHost: string
  readonly formHost: string
  readonly editing: boolean
  readonly customCode: boolean
  /** In lower case. */
  readonly formRecipients: string[]
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** A variable: what it may be, how that is said to a person, and whether its value may be repeated aloud. */
interface Setting<Value> {
  readonly schema: z.ZodType<Value, string>
  readonly fallback: Value
  readonly expected: string
  readonly example: string
  readonly secret?: boolean
}

const setting = <Value>(variable: Setting<Value>): Setting<Value> => variable

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)

const onOrOff = {
  schema: z.enum(['0', '1']).transform((value) => value === '1'),
  fallback: false,
  expected: '1 for on or 0 for off',
  example: '1',
}

/** 'https://cdn.builder.io': a scheme and a host, nothing behind them. */
const webOrigin = z
  .string()
  .transform((text) => URL.parse(text))
  .refine(
    (address) =>
      address !== null &&
      ['http:', 'https:'].includes(address.protocol) &&
      address.href === `${address.origin}/`,
  )
  .transform((address) => address?.origin ?? '')

const mailAddress: Setting<string | undefined> = {
  schema: z.string().regex(z.regexes.html5Email),
  fallback: undefined,
  expected: 'an e-mail address',
  example: 'office@example.org',
}

const settings = {
  PORT: setting({
    schema: wholeNumber(0, 65_535),
    fallback: 3_000,
    expected: 'a port number from 0 to 65535 (0 takes any free one)',
    example: '3000',
  }),
  HOST: setting({
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    fallback: 'localhost',
    expected: 'the address to listen on',
    example: '0.0.0.0',
  }),
  DATA_DIR: setting({
    schema: z.string(),
    fallback: 'data',
    expected: 'a folder for the database',
    example: '/var/lib/hearth',
  }),
  DATABASE_URL: setting<string | undefined>({
    schema: z.string().refine(isPostgresAddress),
    fallback: undefined,
    expected: 'the address of a PostgreSQL database',
    example: 'postgres://hearth:password@db.internal/hearth',
    secret: true,
  }),
  TRUSTED_PROXIES: setting<string[]>({
    schema: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isAddressRange)),
    fallback: [],
    expected: 'addresses of your reverse proxies as CIDR ranges, separated by commas',
    example: '10.0.0.0/8,fd00::/8',
  }),
  LOG_LEVEL: setting<(typeof logLevels)[number]>({
    schema: z.enum(logLevels),
    fallback: 'warn',
    expected: `one of ${logLevels.join(', ')}`,
    example: 'info',
  }),
  MESSAGES_PER_MINUTE_PER_VISITOR: setting({
    schema: wholeNumber(1, 1_000_000),
    fallback: 30,
    expected: 'a whole number from 1 to 1000000',
    example: '30',
  }),
  MESSAGES_PER_MINUTE_PER_ADDRESS: setting({
    schema: wholeNumber(1, 1_000_000),
    fallback: 60,
    expected: 'a whole number from 1 to 1000000',
    example: '60',
  }),
  CONTACTS_PER_HOUR_PER_ADDRESS: setting({
    schema: wholeNumber(1, 1_000_000),
    fallback: 10,
    expected: 'a whole number from 1 to 1000000',
    example: '10',
  }),
  SIGN_INS_PER_HOUR_PER_ADDRESS: setting({
    schema: wholeNumber(1, 1_000_000),
    fallback: 20,
    expected: 'a whole number from 1 to 1000000',
    example: '20',
  }),
  ENGINE_WORKERS: setting({
    schema: wholeNumber(1, 64),
    fallback: Math.min(availableParallelism(), 4),
    expected: 'a whole number from 1 to 64',
    example: '4',
  }),
  MINIMUM_FREE_DISK_MB: setting({
    schema: wholeNumber(0, 999_999_999),
    fallback: 64,
    expected: 'a whole number of megabytes',
    example: '64',
  }),
  BUILDER_PUBLIC_KEY: setting<string | undefined>({
    schema: z.string().regex(/^[A-Za-z0-9]{8,64}$/),
    fallback: undefined,
    expected: 'the public API key of a Builder.io space, which is letters and digits only',
    example: '0123456789abcdef0123456789abcdef',
    // A private key may have been given by mistake.
    secret: true,
  }),
  PUBLIC_ORIGIN: setting<string | undefined>({
    schema: webOrigin,
    fallback: undefined,
    expected: 'the scheme and host by which people reach this copy',
    example: 'https://plans.example.org',
  }),
  SMTP_URL: setting<string | undefined>({
    schema: z.string().refine((text) => ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? '')),
    fallback: undefined,
    expected: 'the address of a mail server',
    example: 'smtps://user:password@mail.example.org',
    secret: true,
  }),
  MAIL_FROM: setting<string | undefined>(mailAddress),
  OPERATOR_EMAIL: setting<string | undefined>(mailAddress),
  BUILDER_API_HOST: setting({
    schema: webOrigin,
    fallback: 'https://cdn.builder.io',
    expected: 'the scheme and host that answers for content',
    example: 'https://cdn.builder.io',
  }),
  BUILDER_FORM_HOST: setting({
    schema: webOrigin,
    fallback: 'https://builder.io',
    expected: 'the scheme and host that takes forms',
    example: 'https://builder.io',
  }),
  BUILDER_EDITING: setting(onOrOff),
  BUILDER_ALLOW_CUSTOM_CODE: setting(onOrOff),
  BUILDER_FORM_RECIPIENTS: setting<string[]>({
    schema: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
      .refine((entries) => entries.every((entry) => z.regexes.html5Email.test(entry))),
    fallback: [],
    expected: 'e-mail addresses with commas between',
    example: 'pages@example.org,office@example.org',
  }),
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const mistakes: string[] = []
  const read = <Value>(
    name: keyof typeof settings,
    { schema, fallback, ...words }: Setting<Value>,
  ): Value => {
    const given = environment[name]
    if (given === undefined || given.trim() === '') return fallback
    const parsed = schema.safeParse(given.trim())
    if (parsed.success) return parsed.data
    const got = words.secret ? 'something else (not shown, it may hold a password)' : JSON.stringify(given)
    mistakes.push(`  ${name}: expected ${words.expected}, got ${got}. For example ${name}=${words.example}`)
    return fallback
  }
  const port = read('PORT', settings.PORT)
  const config: Config = {
    port,
    host: read('HOST', settings.HOST),
    dataDir: resolve(read('DATA_DIR', settings.DATA_DIR)),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
    messagesPerMinutePerVisitor: read(
      'MESSAGES_PER_MINUTE_PER_VISITOR',
      settings.MESSAGES_PER_MINUTE_PER_VISITOR,
    ),
    messagesPerMinutePerAddress: read(
      'MESSAGES_PER_MINUTE_PER_ADDRESS',
      settings.MESSAGES_PER_MINUTE_PER_ADDRESS,
    ),
    contactsPerHourPerAddress: read('CONTACTS_PER_HOUR_PER_ADDRESS', settings.CONTACTS_PER_HOUR_PER_ADDRESS),
    signInsPerHourPerAddress: read('SIGN_INS_PER_HOUR_PER_ADDRESS', settings.SIGN_INS_PER_HOUR_PER_ADDRESS),
    engineWorkers: read('ENGINE_WORKERS', settings.ENGINE_WORKERS),
    minimumFreeDiskMegabytes: read('MINIMUM_FREE_DISK_MB', settings.MINIMUM_FREE_DISK_MB),
    publicOrigin: read('PUBLIC_ORIGIN', settings.PUBLIC_ORIGIN) ?? `http://localhost:${port}`,
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM),
    operatorEmail: read('OPERATOR_EMAIL', settings.OPERATOR_EMAIL),
    hosted: {
      publicKey: read('BUILDER_PUBLIC_KEY', settings.BUILDER_PUBLIC_KEY),
      apiHost: read('BUILDER_API_HOST', settings.BUILDER_API_HOST),
      formHost: read('BUILDER_FORM_HOST', settings.BUILDER_FORM_HOST),
      editing: read('BUILDER_EDITING', settings.BUILDER_EDITING),
      customCode: read('BUILDER_ALLOW_CUSTOM_CODE', settings.BUILDER_ALLOW_CUSTOM_CODE),
      formRecipients: read('BUILDER_FORM_RECIPIENTS', settings.BUILDER_FORM_RECIPIENTS),
    },
  }
  if (mistakes.length > 0)
    throw new StartProblem(
      `${mistakes.length === 1 ? 'One setting is' : `${mistakes.length} settings are`} wrong:\n${mistakes.join('\n')}`,
    )
  return config
}

function isPostgresAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && ['postgres:', 'postgresql:'].includes(address.protocol)
}

/** '10.0.0.0/8', 'fd00::/8' or a single address. Hop counts and names are refused: both can be spoofed. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
