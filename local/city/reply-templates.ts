import type { replyTemplates } from '@portal/core/schema'
import { DEMO_DAY, demoId } from './demo.ts'

const texts = [
  [
    'Done',
    'Hello {name},\n\nthe work on your request {number} ({service}) is done. Thank you for telling us. If you still see the problem, answer this message.\n\n{staff}',
    'Hola, {name}:\n\nEl trabajo de su solicitud {number} ({service}) está terminado. Gracias por avisarnos. Si todavía ve el problema, responda a este mensaje.\n\n{staff}',
  ],
  [
    'On our list',
    'Hello {name},\n\nthank you for your request {number} ({service}). A crew will look at {address}. We plan to finish by {due}.\n\n{staff}',
    'Hola, {name}:\n\nGracias por su solicitud {number} ({service}). Una cuadrilla irá a {address}. Pensamos terminar a más tardar el {due}.\n\n{staff}',
  ],
  [
    'It takes longer',
    'Hello {name},\n\nyour request {number} ({service}) takes longer than we planned. We have not forgotten it, and we will write again when there is news.\n\n{staff}',
    'Hola, {name}:\n\nSu solicitud {number} ({service}) tarda más de lo que pensábamos. No la hemos olvidado y le escribiremos cuando haya novedades.\n\n{staff}',
  ],
  [
    'Please send a photo',
    'Hello {name},\n\nto find the problem of your request {number}, we need a photo and a few words about where exactly it is. Please answer with both.\n\n{staff}',
    'Hola, {name}:\n\nPara encontrar el problema de su solicitud {number} necesitamos una foto y unas palabras sobre el lugar exacto. Por favor, responda con las dos cosas.\n\n{staff}',
  ],
  [
    'Not the city’s',
    'Hello {name},\n\nthe place of your request {number} ({service}) does not belong to the city. Please ask its owner, or call 311 if you do not know who that is.\n\n{staff}',
    'Hola, {name}:\n\nEl lugar de su solicitud {number} ({service}) no pertenece a la ciudad. Consulte con el dueño o llame al 311 si no sabe quién es.\n\n{staff}',
  ],
] as const

export const demoReplyTemplates = (): (typeof replyTemplates.$inferSelect)[] =>
  texts.map(([name, bodyEnglish, bodySpanish]) => ({
    id: demoId('reply template', name),
    name,
    bodyEnglish,
    bodySpanish,
    version: 1,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  }))
