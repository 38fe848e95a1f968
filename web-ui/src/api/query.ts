import { type DataTag, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Operation } from '@portal/openapi/operation'
import type { Call, Data, Input } from './call.ts'

const calls = new WeakMap<QueryClient, Call>()

/** An app's query cache; queries use `call`. */
export function createQueryClient(call: Call, retry: number | false): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry } } })
  calls.set(client, call)
  return client
}

/** With input, one query; without, all of the operation's. */
export function keyOf<Shape>(operation: Operation<Shape>, input?: Input<Shape>) {
  const [id] = operation.split(' ')
  // An empty input equals none.
  const key: readonly unknown[] = Object.keys(input ?? {}).length === 0 ? [id] : [id, input]
  // For types only: the cached data is the operation's reply.
  return key as DataTag<readonly unknown[], Data<Shape>, Error>
}

interface Keeping<Kept> {
  readonly staleTime?: number
  readonly retry?: false
  readonly refetchOnMount?: false
  readonly refetchInterval?:
    | number
    | ((query: { readonly state: { readonly data: Kept | undefined } }) => number | false)
}

/** Transforms the reply, or replaces a refusal. */
interface Reading<Shape, Kept> extends Keeping<Kept> {
  readonly keep: (ask: () => Promise<Data<Shape>>) => Promise<Kept>
  /** Part of the key, where screens keep different parts of the same reply. */
  readonly as?: string
}

type Asking<Shape> =
  object extends Input<Shape>
    ? [input?: Input<Shape>, keeping?: Keeping<Data<Shape>>]
    : [input: Input<Shape>, keeping?: Keeping<Data<Shape>>]

const optionsOf = <Kept>(
  queryKey: readonly unknown[],
  send: (call: Call, signal: AbortSignal) => Promise<Kept>,
  keeping: Keeping<Kept>,
) =>
  queryOptions({
    ...keeping,
    queryKey,
    // createQueryClient registered it.
    queryFn: ({ client, signal }) => send(calls.get(client)!, signal),
  })

/** `useSuspenseQuery(query(listMessages, { query: { sfId } }))`, and for loaders. */
export function query<Shape, Kept>(
  operation: Operation<Shape>,
  input: Input<Shape>,
  reading: Reading<Shape, Kept>,
): ReturnType<typeof optionsOf<Kept>>
export function query<Shape>(
  operation: Operation<Shape>,
  ...asking: Asking<Shape>
): ReturnType<typeof optionsOf<Data<Shape>>>
export function query(operation: Operation<unknown>, ...asking: readonly unknown[]): unknown {
  // The overloads define these for each operation.
  const [input, reading = {}] = asking as [
    input?: object,
    reading?: Partial<Reading<unknown, unknown>>,
  ]
  const { as, keep, ...keeping } = reading
  const key = keyOf(operation, input)
  return optionsOf(
    as === undefined ? key : [...key, as],
    (call, signal) => {
      const ask = () => call(operation, { ...input, signal })
      return keep ? keep(ask) : ask()
    },
    keeping,
  )
}
