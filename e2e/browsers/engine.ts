/** A browser of another make, by the two protocols that Firefox and WebKit speak. */
export interface Engine {
  readonly open: (url: string) => Promise<void>
  /** Runs the body of an async function in the page, or in the frame that was entered; gives what it returns. */
  readonly run: <Value>(body: string) => Promise<Value>
  /** Presses the middle of the element that such a body returns, where it is in view, as a mouse does. */
  readonly press: (body: string) => Promise<void>
  /** Types on the keyboard, as W3C WebDriver writes its keys. */
  readonly type: (keys: string) => Promise<void>
  /** Enters the page's first frame, or the first of the frame that was entered; `leave` goes to the page. */
  readonly enter: () => Promise<void>
  readonly leave: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A phone, as wide as each engine can be. */
export const phone = { width: 412, height: 900 } as const

/** A key after the other, pressed and let go, as the actions of both protocols have them. */
export const typing = (keys: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(keys).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
