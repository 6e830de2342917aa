import { calls } from './calls.ts'
import { callPath, headerNames, nothing, pathParameters, siteHeaders, type Endpoint, type Schema } from './endpoint.ts'
import { errorBodySchema } from './errors.ts'

type Json = { [key: string]: unknown }
type Convert = (schema: Schema) => Json

/** The part of an OpenAPI 3.1 document that is built here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: { [path: string]: { [method: string]: Json } }
  readonly components: Json
}

function areaOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter((part) => !part.startsWith('{') && part !== '')
  return first === 'player' && second !== '' ? second : first
}

/** Parameters of one place (path, query, header) from an object schema. */
function parametersOf(schema: Schema | undefined, place: 'path' | 'query' | 'header', convert: Convert): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = convert(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headerParameter(name: string, required: boolean, description: string): Json {
  return { name, in: 'header', required, description, schema: { type: 'string' } }
}

function operationOf(name: string, call: Endpoint, convert: Convert): Json {
  const status = String(call.status ?? 200)
  const answer =
    call.response === nothing
      ? {}
      : { content: { [call.responseType ?? 'application/json']: { schema: convert(call.response) } } }
  const undeclared = call.params ? [] : pathParameters(call.path)
  const fixed = [
    { ...headerParameter(headerNames.siteContext, true, 'Site id'), example: siteHeaders[headerNames.siteContext] },
    ...(call.idempotent ? [headerParameter(headerNames.idempotencyKey, true, 'Made when the player confirms')] : []),
  ]
  const body = call.rawBody
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : call.body && { 'application/json': { schema: convert(call.body) } }
  const tokens = { idToken: [], ...(call.auth === 'playerAndAccess' ? { accessToken: [] } : {}) }
  const security = call.auth === 'none' ? [] : call.auth === 'optional' ? [{}, tokens] : [tokens]
  return {
    operationId: name,
    summary: call.doc,
    description: `Source: ${call.source}`,
    tags: [areaOf(call.path)],
    security,
    parameters: [
      ...fixed,
      ...parametersOf(call.params, 'path', convert),
      ...undeclared.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } })),
      ...parametersOf(call.query, 'query', convert),
      ...parametersOf(call.headers, 'header', convert),
    ],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      [status]: { description: 'Done', ...answer },
      default: { $ref: '#/components/responses/Error' },
    },
    'x-error-codes': call.errors,
  }
}

/** The OpenAPI 3.1 document of every call. Loads the schema converter only when asked. */
export async function openApiDocument(version = '1'): Promise<OpenApiDocument> {
  const { toJsonSchema } = await import('@valibot/to-json-schema')
  const convert: Convert = (schema) => {
    const { $schema: _, ...rest } = toJsonSchema(schema, {
      errorMode: 'ignore',
      typeMode: 'input',
    })
    return rest
  }
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, call] of Object.entries(calls) as [string, Endpoint][]) {
    const key = callPath(call)
    paths[key] = { ...paths[key], [call.method.toLowerCase()]: operationOf(name, call, convert) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Player site API', version, description: 'Every call between the player site and its operator.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: convert(errorBodySchema) },
      responses: {
        Error: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: {
        idToken: { type: 'apiKey', in: 'header', name: headerNames.authorization },
        accessToken: { type: 'apiKey', in: 'header', name: headerNames.accessToken },
      },
    },
  }
}
