import { ask, type Answer } from './ask.ts'

/** Calls the API as a browser or an app: JSON in and out, cookies kept. */
export interface Visitor {
  readonly cookies: Map<string, string>
  /** Sent with every request; an app puts its bearer token here. */
  readonly headers: Record<string, string>
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  send(method: string, path: string, body?: unknown): Promise<Answer>
  /** Sends a form as a page without JavaScript does. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>
}

export function newVisitor(origin: string, headers: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>()
  const own: Record<string, string> = { 'user-agent': 'Test browser', ...headers }
  async function deliver(
    method: string,
    path: string,
    body: string | undefined,
    type: string,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(origin, path, {
      method,
      headers: {
        // As browsers do.
        ...(method === 'GET' ? {} : { origin }),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...own,
      },
      ...(body === undefined ? {} : { body }),
    })
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }
  const send = (method: string, path: string, body?: unknown) =>
    deliver(method, path, body === undefined ? undefined : JSON.stringify(body), 'application/json')
  return {
    cookies,
    headers: own,
    send,
    form: (path, fields) =>
      deliver(
        'POST',
        path,
        new URLSearchParams(fields).toString(),
        'application/x-www-form-urlencoded',
      ),
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', ...value] = pair.split('=')
  if (/; *max-age=0\b/i.test(line)) cookies.delete(name)
  else cookies.set(name, value.join('='))
}
