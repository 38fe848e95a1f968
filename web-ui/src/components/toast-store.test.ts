import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dismissToast,
  getToasts,
  holdToasts,
  showToast,
  subscribeToToasts,
  toastIsSeen,
} from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  holdToasts(false)
  for (const { id } of getToasts()) dismissToast(id)
  vi.useRealTimers()
})

/** As the screen does once the texts are loaded. */
const see = () => getToasts().forEach(({ id }) => toastIsSeen(id))

const texts = () => getToasts().map(({ text }) => text)

describe('a toast', () => {
  it('shows its kind’s text for 5,000 ms from when it is seen', () => {
    showToast('SuccessAdd')
    vi.advanceTimersByTime(60_000)
    see()
    vi.advanceTimersByTime(4_999)
    expect(texts()).toEqual(['Toast.success-add'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('shows another text with its values', () => {
    showToast('Error', { text: 'Pager.PageOf', values: { page: 1, pages: 2 } })
    expect(getToasts()).toMatchObject([
      { kind: 'Error', text: 'Pager.PageOf', values: { page: 1, pages: 2 } },
    ])
  })

  it('stays while held and then has its full time again', () => {
    showToast('Success')
    see()
    vi.advanceTimersByTime(4_000)
    holdToasts(true)
    vi.advanceTimersByTime(60_000)
    showToast('Error')
    see()
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['Toast.success', 'Toast.error'])
    holdToasts(false)
    vi.advanceTimersByTime(4_999)
    expect(getToasts()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(getToasts()).toHaveLength(0)
  })

  it('goes when dismissed, and the hold with the last of them', () => {
    showToast('Success')
    holdToasts(true)
    dismissToast(getToasts()[0]?.id ?? 0)
    showToast('ErrorUpdate')
    see()
    vi.advanceTimersByTime(5_000)
    expect(getToasts()).toEqual([])
  })

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeToToasts(listener)
    showToast('Success')
    stop()
    showToast('Success')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
