import { group } from './group.ts'

/** Where the portal itself cannot help (yet). */
export const contact = group('Contact', {
  CallOrWrite: { en: 'Call or write to us', es: 'Llámenos o escríbanos' },
  Call: { en: 'Call {{phone}}', es: 'Llamar al {{phone}}' },
  Write: { en: 'Write to {{mail}}', es: 'Escribir a {{mail}}' },
  Visit: { en: 'Or come by:', es: 'O visítenos:' },
})
