import { expect, test, vi } from 'vitest'
import { ApiError } from '@portal/web-ui/api'
import { newTurns } from './draft-calls.ts'
import { newPhotoQueue, type PhotoPort } from './photo-queue.ts'

const limits = { reportBytes: 100, most: 3 }
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)

function queueWith(port: Partial<PhotoPort>) {
  const remove = vi.fn<PhotoPort['remove']>(() => Promise.resolve())
  const send = vi.fn<PhotoPort['send']>(({ name, bytes }) =>
    Promise.resolve({ id: `id of ${name}`, name, size: bytes.size }),
  )
  const whole = {
    send,
    remove,
    list: () => Promise.resolve([]),
    shrink: () => Promise.resolve(new Blob([new Uint8Array(10)])),
    preview: () => 'blob:preview',
    ...port,
  }
  const queue = newPhotoQueue([], whole, limits)
  return {
    queue,
    send: whole.send,
    remove,
    kinds: () => queue.get().map(({ state }) => state.kind),
  }
}

test('photos are sent one by one, up to the limit', async () => {
  const { queue, kinds } = queueWith({})
  queue.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name, 10)))
  await queue.settled()
  expect(kinds()).toEqual(['sent', 'sent', 'sent', 'refused'])
})

test('a too large photo waits for consent, and is then sent as a smaller copy', async () => {
  const { queue, send, kinds } = queueWith({})
  queue.add([fileOf('a', 60), fileOf('b', 60)])
  await queue.settled()
  expect(kinds()).toEqual(['sent', 'too-large'])
  expect(send).toHaveBeenCalledTimes(1)
  await queue.shrink()
  await queue.settled()
  expect(queue.get()).toMatchObject([
    { size: 60, state: { kind: 'sent' } },
    { size: 10, state: { kind: 'sent' } },
  ])
})

test('a photo whose reply was lost is found at the server and not sent twice', async () => {
  const send = vi.fn<PhotoPort['send']>(() => Promise.reject(new TypeError('broke')))
  const { queue, kinds } = queueWith({
    send,
    list: () => Promise.resolve([{ id: 'kept', name: 'a', size: 10 }]),
  })
  queue.add([fileOf('a', 10)])
  await queue.settled()
  expect(kinds()).toEqual(['broken'])
  queue.retryAll()
  await queue.settled()
  expect(queue.get()).toMatchObject([{ state: { kind: 'sent', id: 'kept' } }])
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refusal of the server shows, with the offer of a smaller copy where that may help', async () => {
  const codes = ['File.KindNotTaken', 'File.TooManyPixels']
  const { queue, kinds } = queueWith({
    send: () => Promise.reject(new ApiError(400, codes.shift() ?? '')),
  })
  queue.add([fileOf('a', 10), fileOf('b', 10)])
  await queue.settled()
  expect(kinds()).toEqual(['refused', 'too-large'])
})

test('a photo removed during its upload is deleted at the server', async () => {
  let arrive: () => void = () => undefined
  const { queue, remove } = queueWith({
    send: ({ name }) =>
      new Promise((done) => {
        arrive = () => done({ id: 'late', name, size: 1 })
      }),
  })
  queue.add([fileOf('a', 10)])
  queue.remove(queue.get()[0]?.key ?? '')
  arrive()
  await queue.settled()
  expect(queue.get()).toEqual([])
  expect(remove).toHaveBeenCalledWith('late')
})

test('the first call about a draft ends before others start, until one succeeds', async () => {
  const inTurn = newTurns()
  const begun: string[] = []
  const call = (name: string, isGood: boolean) =>
    inTurn(() => {
      begun.push(name)
      return isGood ? Promise.resolve(name) : Promise.reject(new Error(name))
    })
  const first = call('first', false)
  const others = [call('second', true), call('third', true)]
  expect(begun).toEqual(['first'])
  await expect(first).rejects.toThrow('first')
  expect(await Promise.all(others)).toEqual(['second', 'third'])
})
