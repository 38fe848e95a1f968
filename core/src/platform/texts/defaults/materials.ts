import { group } from './group.ts'

/** What goes where: how to get rid of a thing. */
export const materials = group('Materials', {
  Title: { en: 'What goes where', es: 'Qué va dónde' },
  Lead: {
    en: 'Type a thing. Read which cart it goes in, or where to bring it.',
    es: 'Escriba una cosa y vea en qué bote va o dónde llevarla.',
  },
  Label: { en: 'What do you want to get rid of?', es: '¿De qué quiere deshacerse?' },
  Submit: { en: 'Look up', es: 'Buscar' },
  Results: { en: 'Results for “{{term}}”', es: 'Resultados de «{{term}}»' },
  Found: {
    en: ['{{count}} thing', '{{count}} things'],
    es: ['{{count}} cosa', '{{count}} cosas'],
  },
  None: { en: 'We have nothing by that name', es: 'No tenemos nada con ese nombre' },
  NoneText: {
    en: 'Try another word for it, or look through the list of where it may go. Or ask us: we will add it.',
    es: 'Pruebe con otra palabra, o vea la lista de dónde podría ir. O pregúntenos: lo agregaremos.',
  },
  EmptyStream: { en: 'Nothing is listed here yet', es: 'Aún no hay nada en esta lista' },
  Streams: { en: 'Where things go', es: 'Dónde van las cosas' },
  WhereItGoes: { en: 'Where it goes', es: 'Dónde va' },
  How: { en: 'How to prepare it', es: 'Cómo prepararlo' },
  BringTo: { en: 'Where to bring it', es: 'Dónde llevarlo' },
  MyDay: { en: 'Find my pickup day', es: 'Buscar mi día de recolección' },
  NotFound: { en: 'We could not find this thing.', es: 'No encontramos esta cosa.' },
  NotFoundText: {
    en: 'It may have been taken off the list. Look it up by another word.',
    es: 'Es posible que ya no esté en la lista. Búsquela con otra palabra.',
  },
  Stream_recycling: { en: 'Recycling cart', es: 'Bote de reciclaje' },
  Stream_garbage: { en: 'Garbage cart', es: 'Bote de basura' },
  'Stream_yard-waste': { en: 'Yard waste', es: 'Restos de jardín' },
  Stream_bulky: { en: 'Bulky item pickup', es: 'Objetos grandes' },
  'Stream_drop-off': { en: 'Special drop-off', es: 'Lugares de entrega' },
  Stream_electronics: { en: 'Electronics', es: 'Electrónicos' },
  Stream_hazardous: { en: 'Hazardous waste', es: 'Residuos peligrosos' },
  Stream_donate: { en: 'Give away', es: 'Regalar o donar' },
  About_recycling: {
    en: 'Clean, dry and loose: paper, cans, bottles',
    es: 'Limpio, seco y suelto: papel, latas, botellas',
  },
  About_garbage: {
    en: 'In tied bags, with the lid closed',
    es: 'En bolsas amarradas, con la tapa cerrada',
  },
  'About_yard-waste': {
    en: 'In paper bags: leaves, grass, branches',
    es: 'En bolsas de papel: hojas, pasto, ramas',
  },
  About_bulky: {
    en: 'Beside the cart: furniture, mattresses, appliances',
    es: 'Junto al bote: muebles, colchones, aparatos',
  },
  'About_drop-off': {
    en: 'Stores and boxes that take it: batteries, bags, paint',
    es: 'Tiendas y buzones que lo reciben: pilas, bolsas, pintura',
  },
  About_electronics: {
    en: 'Never at the curb: televisions, phones, cables',
    es: 'Nunca en la acera: televisores, celulares, cables',
  },
  About_hazardous: {
    en: 'Never in a cart: poisons, fuel, mercury',
    es: 'Nunca en un bote: venenos, combustible, mercurio',
  },
  About_donate: {
    en: 'Someone can still use it: clothes, books, furniture',
    es: 'A alguien le sirve: ropa, libros, muebles',
  },
})
