/** A browser driven by WebDriver or WebDriver BiDi. */
export interface Engine {
  readonly open: (url: string) => Promise<void>
  /** Runs the body of an async function in the page or the entered frame; returns its result. */
  readonly run: <Value>(body: string) => Promise<Value>
  /** Clicks the middle of the element that this body returns. */
  readonly press: (body: string) => Promise<void>
  /** Keys as in W3C WebDriver. */
  readonly type: (keys: string) => Promise<void>
  /** Enters the first frame of the page or the entered frame; `leave` returns to the page. */
  readonly enter: () => Promise<void>
  readonly leave: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** As narrow as every engine can be. */
export const phone = { width: 412, height: 900 } as const

/** Key presses as actions of both protocols. */
export const typing = (keys: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(keys).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
