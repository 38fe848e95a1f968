declare const shape: unique symbol

/**
 * An operation as a client calls it: its name, its method and its path, with a blank between them. What it takes and gives
 * stands in its type alone: the shape that openapi-typescript writes of it.
 */
export type Operation<Shape> = string & { readonly [shape]: Shape }
