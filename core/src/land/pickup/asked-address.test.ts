import { describe, expect, it } from 'vitest'
import { askedAddress } from './asked-address.ts'
import { addressText, readHouseNumber } from './half-number.ts'

describe('a house number', () => {
  it.each([
    ['2101', { number: '2101', isHalf: false }],
    [' 12½ ', { number: '12', isHalf: true }],
    ['12 ½', { number: '12', isHalf: true }],
    ['12 1/2', { number: '12', isHalf: true }],
    ['12-1/2', { number: '12', isHalf: true }],
    ['', { number: '', isHalf: false }],
    ['12A', null],
    ['1/2', null],
    ['-12', null],
    ['1234567', null],
  ])('%j is read', (text, read) => expect(readHouseNumber(text)).toEqual(read))

  it('has its half where people write it', () => {
    expect(addressText(12, 'Oak St', '1/2')).toBe('12½ Oak St')
    expect(addressText(12, 'Oak St', '2B')).toBe('12 Oak St 2B')
    expect(addressText(12, 'Oak St', null)).toBe('12 Oak St')
  })
})

describe('what is searched', () => {
  it.each([
    ['2101', 'Millrace Street', { number: '2101', isHalf: false, street: 'millrace st' }],
    ['', '12½ Oak St', { number: '12', isHalf: true, street: 'oak st' }],
    ['', '12 1/2 Oak St', { number: '12', isHalf: true, street: 'oak st' }],
    ['', '1st Ave', { number: '', isHalf: false, street: '1st ave' }],
    ['7', '', { number: '7', isHalf: false, street: '' }],
  ])('%j, %j', (number, street, asked) => expect(askedAddress(number, street)).toEqual(asked))

  it.each([
    ['', ''],
    ['  ', ' '],
    ['x', 'Oak St'],
  ])('nothing for %j, %j', (number, street) => expect(askedAddress(number, street)).toBeNull())
})
