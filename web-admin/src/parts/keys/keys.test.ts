import { expect, it } from 'vitest'
import { areKeysOn, createKeyRegister, keysCookie, type Shortcut } from './keys.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }
const move = { key: 'j', label: 'Keys.Down', run: () => {} } as const
const reply = { key: 'r', label: 'Keys.Reply', run: () => {} } as const

it('finds a key that a screen registered, until the screen is left', () => {
  const register = createKeyRegister()
  const remove = register.add(() => [move, reply])
  expect(register.find({ ...bare, key: 'r' })).toBe(reply)
  expect(register.find({ ...bare, key: 'R' })).toBeUndefined()
  remove()
  expect(register.find({ ...bare, key: 'r' })).toBeUndefined()
})

it('leaves the browser’s own shortcuts alone', () => {
  const register = createKeyRegister()
  register.add(() => [reply])
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(register.find({ ...bare, key: 'r', [held]: true })).toBeUndefined()
})

it('lets the part that was opened last have a key, and lists it once', () => {
  const register = createKeyRegister()
  const other = { ...move, label: 'Keys.Up' } as const
  register.add(() => [move, reply])
  const remove = register.add(() => [other])
  expect(register.find({ ...bare, key: 'j' })).toBe(other)
  expect(register.list()).toEqual([other, reply])
  remove()
  expect(register.list()).toEqual([move, reply])
})

it('does what the screen shows at the press', () => {
  const register = createKeyRegister()
  let shown: readonly Shortcut[] = [move]
  register.add(() => shown)
  shown = [reply]
  expect(register.list()).toEqual([reply])
})

it('remembers in a cookie that keys are off', () => {
  expect(areKeysOn('other=1')).toBe(true)
  expect(areKeysOn(`other=1; ${keysCookie(false).split(';')[0]}`)).toBe(false)
  expect(keysCookie(true)).toContain('max-age=0')
})
