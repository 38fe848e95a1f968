import { group } from './group.ts'

/** Where the portal itself cannot help (yet). */
export const contact = group('Contact', {
  NotOnline: {
    en: 'This service is not online yet. Call or write to us, and we will take care of it with you.',
    es: 'Este servicio todavía no está en línea. Llámenos o escríbanos y lo resolveremos con usted.',
  },
  CallOrWrite: { en: 'Call or write to us', es: 'Llámenos o escríbanos' },
  Call: { en: 'Call {{phone}}', es: 'Llamar al {{phone}}' },
  Write: { en: 'Write to {{mail}}', es: 'Escribir a {{mail}}' },
  Visit: { en: 'Or come by:', es: 'O visítenos:' },
})
