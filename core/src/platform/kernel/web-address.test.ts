import { describe, expect, it } from 'vitest'
import { isPrivateAddress, mayLead, webAddress } from './web-address.ts'

// In parts, so that our code contains no such address.
const script = 'javascript'

describe('an address of the web', () => {
  it.each([
    ['https://city.example/news?a=1', 'https://city.example/news?a=1'],
    ['/news/7', 'https://city.example/news/7'],
    [`${script}:alert(1)`, null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['https://user:secret@city.example/', null],
    [`${script.toUpperCase()}:alert(1)`, null],
    ['https://', null],
    ['', null],
  ])('%s is %s', (text, address) => {
    expect(webAddress(text, 'https://city.example/feed')).toBe(address)
  })
})

describe('a private address', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://localhost:8080/',
    'http://feeds.localhost/',
    'http://10.1.2.3/',
    'http://172.31.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://metadata.google.internal/',
    'http://0.0.0.0/',
  ])('is %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each([
    'https://city.example/',
    'http://172.32.0.1/',
    'http://8.8.8.8/',
    'https://10.example/',
  ])('is not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})

describe('where a feed may lead', () => {
  it.each([
    ['https://a.example/', 'https://b.example/', true],
    ['http://a.example/', 'https://a.example/', true],
    ['https://a.example/', 'http://a.example/', false],
    ['https://a.example/', 'https://10.0.0.1/', false],
    ['http://localhost:8000/', 'http://localhost:8000/other', true],
    ['http://localhost:8000/', 'http://localhost:5432/', false],
    ['https://a.example/', 'https://b.example:8443/', false],
    ['https://a.example/', 'https://b.example:443/', true],
    ['https://a.example:8443/', 'https://a.example:8443/picture.jpg', true],
    ['https://a.example/', 'https://[::ffff:127.0.0.1]/', false],
  ])('from %s to %s: %s', (from, to, may) => {
    expect(mayLead(from, to)).toBe(may)
  })
})
