declare const shape: unique symbol

/**
 * `name METHOD path` as one string; the type has its input and replies, in openapi-typescript's shape.
 */
export type Operation<Shape> = string & { readonly [shape]: Shape }
