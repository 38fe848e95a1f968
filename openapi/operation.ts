/**
 * An operation as a client calls it. What it takes and gives stands in its type alone: the shape that openapi-typescript
 * writes of it.
 */
export interface Operation<Shape> {
  /** Its name, the same in every layer. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Never there: it carries the type. */
  readonly shape?: Shape
}
