import { describe, expect, it } from 'vitest'
import { languageOptions } from '@portal/core/texts'
import { markupOf } from '../../gallery/markup-of.tsx'
import { ChatToggle } from './chat-toggle.tsx'
import type { ShellCity } from './city.ts'
import { telHref } from './city.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const city: ShellCity = {
  name: 'Elgin',
  address: { line1: '150 Dexter Court', line2: 'Elgin, IL 60120' },
  phone: '(847) 931-6001',
  helpMail: 'help@city.example',
  websiteUrl: 'https://city.example',
  websitePaths: {
    home: '/',
    residents: '/residents',
    business: '/business',
    visitors: '/visitors',
    government: '/government',
    about: '/about',
    explore: '/explore',
  },
  chatUrl: null,
  isDemo: false,
}

const hrefs = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

describe('the header', () => {
  const header = <Header city={city} path="/search?term=leaf" languages={languageOptions} />

  it('leads to the sections of the city’s website', () => {
    expect(hrefs(markupOf(header))).toEqual(
      expect.arrayContaining([
        'https://city.example/',
        'https://city.example/residents',
        'https://city.example/business',
        'https://city.example/government',
        'https://city.example/explore',
        '/login',
      ]),
    )
  })

  it('offers this page in each language under that language’s own name', () => {
    const markup = markupOf(header, 'es')
    expect(markup).toContain(
      '<a href="/search?term=leaf&amp;lng=en" lang="en" hrefLang="en">English</a>',
    )
    expect(markup).toContain('hrefLang="es" aria-current="true">Español</a>')
  })

  it('searches with a plain form', () => {
    expect(markupOf(header)).toMatch(/<form [^>]*action="\/search"[^>]*>.*<input[^>]* name="term"/)
  })

  it('shows the signed-in menu in place of "Log in"', () => {
    const markup = markupOf(
      <Header city={city} path="/" languages={languageOptions}>
        <b>Maria</b>
      </Header>,
    )
    expect(markup).toContain('<b>Maria</b>')
    expect(hrefs(markup)).not.toContain('/login')
  })
})

it('the footer leads to the website and says where the city is', () => {
  const markup = markupOf(<Footer city={city} />)
  expect(hrefs(markup)).toEqual([
    'tel:+18479316001',
    'mailto:help@city.example',
    'https://city.example/',
    'https://city.example/residents',
    'https://city.example/business',
    'https://city.example/visitors',
    'https://city.example/government',
    'https://city.example/about',
  ])
  expect(markup).toContain('150 Dexter Court')
})

it('the footer leads to pages of its app', () => {
  const pages = [{ href: '/open-data', text: 'OpenData.Title' }] as const
  const markup = markupOf(<Footer city={city} pages={pages} />)
  expect(markup).toContain('<a href="/open-data">Open data</a>')
})

it.each([
  ['(847) 931-6001', 'tel:+18479316001'],
  ['1-847-931-6001', 'tel:+18479316001'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
])('the telephone number %s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

it('without a chat there is no button; with one, no frame before it is opened', () => {
  expect(markupOf(<ChatToggle chatUrl={null} />)).toBe('')
  const markup = markupOf(<ChatToggle chatUrl="https://chat.example/" />)
  expect(markup).toContain('aria-expanded="false"')
  expect(markup).not.toContain('iframe')
})
