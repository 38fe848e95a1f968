import { describe, expect, it } from 'vitest'
import { markupOf } from '../../gallery/markup-of.tsx'
import { Button } from './button.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Link } from './link.tsx'
import { Pager } from './pager.tsx'
import { Table } from './table.tsx'
import { TextInput } from './text-input.tsx'

describe('a text field', () => {
  it('is tied to its label, its hint and its error', () => {
    const markup = markupOf(
      <TextInput name="zip" label="ZIP code" hint="5 digits" error="Too short" />,
    )
    expect(markup).toContain('<label class="_label_')
    expect(markup).toContain('for="zip"')
    expect(markup).toMatch(/<input[^>]* id="zip" aria-describedby="zip-hint zip-error"/)
    expect(markup).toMatch(/<input[^>]* aria-invalid="true"/)
    expect(markup).toMatch(/id="zip-error".*Error: .*Too short/)
  })

  it('has no ARIA reference to missing elements', () => {
    const markup = markupOf(<TextInput name="zip" label="ZIP code" />)
    expect(markup).not.toContain('aria-')
  })

  it('says in the reader’s language that it is optional', () => {
    expect(markupOf(<TextInput name="a" label="Teléfono" optional />, 'es')).toContain('(opcional)')
  })
})

describe('a button that cannot be used', () => {
  const markup = markupOf(<Button disabledReason="Closed until 6 AM">Pay</Button>)

  it('stays in the tab order and gives its reason', () => {
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toMatch(/ disabled[ =>]/)
    const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toContain(`id="${id}" `)
    expect(markup).toContain('Closed until 6 AM')
  })
})

it('a link to a new tab announces it and has noopener', () => {
  const markup = markupOf(
    <Link href="https://example.com/" newTab>
      Minutes
    </Link>,
  )
  expect(markup).toContain('target="_blank" rel="noopener"')
  expect(markup).toContain('(opens in a new tab)')
})

it('a checkbox group checks the boxes of its value', () => {
  const markup = markupOf(
    <CheckboxGroup
      name="by"
      label="Tell me by"
      value={['push']}
      options={[
        { value: 'mail', label: 'Mail' },
        { value: 'push', label: 'Push' },
      ]}
    />,
  )
  expect(markup).toMatch(
    /<input[^>]*checked=""[^>]*value="push"|<input[^>]*value="push"[^>]*checked=""/,
  )
  expect(markup.match(/checked=""/g)).toHaveLength(1)
})

describe('a pager', () => {
  const href = (page: number) => `/search?term=leaf&page=${page}`

  it('links to its neighbors, and marks the current page', () => {
    const markup = markupOf(<Pager page={2} pages={3} href={href} />)
    expect(markup).toContain('Page 2 of 3')
    expect(markup).toMatch(/href="\/search\?term=leaf&amp;page=1" rel="prev"/)
    expect(markup).toMatch(/href="\/search\?term=leaf&amp;page=3" rel="next"/)
    expect(markup).toMatch(/aria-label="Page 2" aria-current="page"/)
  })

  it('has no links beyond the ends', () => {
    expect(markupOf(<Pager page={1} pages={2} href={href} />)).not.toContain('rel="prev"')
    expect(markupOf(<Pager page={2} pages={2} href={href} />)).not.toContain('rel="next"')
  })

  it('is not there for a single page', () => {
    expect(markupOf(<Pager page={1} pages={1} href={href} />)).toBe('')
  })
})

describe('a table', () => {
  const columns = [
    {
      key: 'name',
      header: 'Name',
      render: (row: string) => row,
      isRowHeader: true,
      isSortable: true,
    },
    { key: 'size', header: 'Size', render: (row: string) => row.length, isSortable: true },
  ] as const
  const table = (rows: string[]) => (
    <Table
      caption="Words"
      columns={columns}
      rows={rows}
      rowKey={(row) => row}
      sort={{ key: 'name', direction: 'asc' }}
      sortHref={({ key, direction }) => `?sort=${key}&direction=${direction}`}
      empty={<p>None</p>}
    />
  )

  it('shows its sort order, and its headers link to the others', () => {
    const markup = markupOf(table(['oak']))
    expect(markup).toMatch(
      /<th[^>]*aria-sort="ascending"[^>]*><a href="\?sort=name&amp;direction=desc"/,
    )
    expect(markup).toContain('href="?sort=size&amp;direction=asc"')
    expect(markup.match(/aria-sort/g)).toHaveLength(1)
  })

  it('labels each value for its card and names each row', () => {
    const markup = markupOf(table(['oak']))
    expect(markup).toMatch(/<th scope="row">oak<\/th>/)
    expect(markup).toMatch(/<td data-label="Size">3<\/td>/)
  })

  it('without rows is its empty state', () => {
    expect(markupOf(table([]))).toBe('<p>None</p>')
  })
})
