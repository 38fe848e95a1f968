interface Ok<Body> {
  readonly status: 200
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** The reply of an operation that answers 200 with what core found or made. */
export async function ok<const Body>(
  body: Body | Promise<Body>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Ok<Body>> {
  return { status: 200, body: await body, headers }
}

/** The reply of an operation that has nothing to say once core has done it. */
export async function done(work: Promise<unknown>): Promise<Ok<{ readonly success: true }>> {
  await work
  return ok({ success: true })
}
