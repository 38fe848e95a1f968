import { describe, expect, it } from 'vitest'
import { folderSearchOf, pageHref, sendHref } from './folder-search.ts'

const read = (query: string) => folderSearchOf(new URLSearchParams(query))

describe('the address of a folder', () => {
  it.each([
    '',
    'folderId=f',
    'boxToken=t',
    'sfId=s',
    'folderId=f&boxToken=t',
    'folderId=f&sfId=s',
    'boxToken=t&sfId=s&utilityAccount=u',
    'folderId=&boxToken=t&sfId=s',
    'folderId=f&boxToken=t&sfId=&utilityAccount=',
  ])('names none with only %j', (query) => expect(read(query)).toBeNull())

  it.each([
    ['folderId=f&boxToken=t&sfId=s', { sfId: 's' }],
    ['folderId=f&boxToken=t&utilityAccount=1-2', { utilityAccount: '1-2' }],
    ['folderId=f&boxToken=t&sfId=s&utilityAccount=1-2', { sfId: 's' }],
  ])('names one with %j', (query, key) => expect(read(query)).toMatchObject({ key, page: 1 }))

  it.each([
    ['', false],
    ['&readonly=false', false],
    ['&readonly=0', false],
    ['&readonly=true', true],
    ['&readonly', true],
  ])('is read-only by %j: %s', (more, isReadOnly) =>
    expect(read(`folderId=f&boxToken=t&sfId=s${more}`)).toMatchObject({ isReadOnly }),
  )

  it.each(['0', '-1', '1.5', 'x', '1001'])('starts at the first page for %j', (page) =>
    expect(read(`folderId=f&boxToken=t&sfId=s&page=${page}`)).toMatchObject({ page: 1 }),
  )

  it('links to its other pages and its upload, whatever the URL contains', () => {
    const search = read('folderId=..%2Ff&boxToken=a%26b&sfId=s%3Fx&readonly=true&added=1')
    if (!search) throw new Error('a folder')
    const next = read(pageHref(search, 2).split('?')[1] ?? '')
    expect(next).toEqual({ ...search, page: 2, isAdded: false })
    expect(sendHref(search)).toBe('/api/box/folders/..%2Ff/files?boxToken=a%26b&sfId=s%3Fx')
  })
})
