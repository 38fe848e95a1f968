interface Ok<Body> {
  readonly status: 200
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** 200 with the result of core. */
export async function ok<const Body>(
  body: Body | Promise<Body>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Ok<Body>> {
  return { status: 200, body: await body, headers }
}

/** 200 for an operation without a result. */
export async function done(work: Promise<unknown>): Promise<Ok<{ readonly success: true }>> {
  await work
  return ok({ success: true })
}
