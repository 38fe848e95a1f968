import type { Judged } from './judgement.ts'

/** What people of a city look for in Spanish, with and without accents, and in both languages at once. */
export const judgedSpanish: readonly Judged[] = [
  [
    'basura',
    'es',
    {
      'My garbage pickup day': 3,
      'Garbage and recycling': 3,
      'Garbage pickup in weeks with a holiday': 2,
      'Change, repair or add a garbage cart': 2,
    },
  ],
  [
    'qué día pasa la basura',
    'es',
    { 'My garbage pickup day': 3, 'Garbage pickup in weeks with a holiday': 2 },
  ],
  [
    'dia de basura',
    'es',
    { 'My garbage pickup day': 3, 'Garbage pickup in weeks with a holiday': 2 },
  ],
  ['no recogieron mi basura', 'es', { 'Missed pickup': 3, 'My garbage pickup day': 1 }],
  [
    'bote de basura roto',
    'es',
    { 'Change, repair or add a garbage cart': 3, 'Garbage and recycling': 3 },
  ],
  [
    'tirar un sofá',
    'es',
    {
      'Thing: Couch': 3,
      'Thing: Good furniture': 2,
      'Thing: Furniture with bedbugs': 1,
      'Furniture, appliances and other bulky things': 3,
      'Garbage and recycling': 2,
    },
  ],
  [
    'colchon',
    'es',
    {
      'Thing: Mattress': 3,
      'Furniture, appliances and other bulky things': 3,
      'Garbage and recycling': 2,
    },
  ],
  ['pagar el agua', 'es', { 'Water bill': 3, 'Help with a water bill': 2 }],
  [
    'recibo de agua',
    'es',
    { 'Water bill': 3, 'How to read your water bill': 2, 'Help with a water bill': 2 },
  ],
  ['no puedo pagar', 'es', { 'Help with a water bill': 3 }],
  ['me cortaron el agua', 'es', { 'My water was shut off: what now?': 3 }],
  ['factura muy alta', 'es', { 'Why is my water bill so high?': 3 }],
  ['fuga de agua', 'es', { 'Why is my water bill so high?': 3, 'Street utilities': 2 }],
  [
    'multa',
    'es',
    { 'Parking ticket': 3, 'City citation': 3, 'Pay or contest a parking ticket': 3 },
  ],
  ['tiquete de parqueo', 'es', { 'Parking ticket': 3, 'Pay or contest a parking ticket': 3 }],
  ['estacionarse en la noche', 'es', { 'Overnight parking and guests': 3 }],
  ['calcomania', 'es', { 'Vehicle sticker': 3, 'City vehicle stickers': 3 }],
  ['bache', 'es', { Potholes: 3, 'Street utilities': 3 }],
  ['hoyo en la calle', 'es', { Potholes: 3, 'Street utilities': 3 }],
  ['luz de la calle fundida', 'es', { Streetlight: 3 }],
  ['arbol caido', 'es', { Trees: 3, 'Trees between sidewalk and street': 2 }],
  ['banqueta rota', 'es', { Sidewalk: 3 }],
  [
    'quitar nieve',
    'es',
    {
      'When will my street be plowed?': 3,
      'Who clears snow from sidewalks?': 3,
      'Snow and ice': 3,
    },
  ],
  ['ruido de vecinos', 'es', { 'Noise and fireworks': 3 }],
  ['cohetes', 'es', { 'Noise and fireworks': 3 }],
  [
    'ratas',
    'es',
    { 'Thing: Rat poison': 1, 'Health complaint': 3, 'Inspections of rental homes': 1 },
  ],
  ['perro perdido', 'es', { 'Dogs, cats and other animals': 3 }],
  ['licencia para perro', 'es', { 'Pet license': 3, 'Dogs, cats and other animals': 3 }],
  [
    'permiso de construccion',
    'es',
    {
      'Building permits': 3,
      'Other building permit': 3,
      'Do I need a building permit?': 3,
      'Quick permit': 2,
    },
  ],
  ['barda', 'es', { 'Fences: how high and where': 3 }],
  [
    'abrir un negocio',
    'es',
    { 'Open a business in six steps': 3, 'Business license': 3, 'New business license': 3 },
  ],
  ['vender comida', 'es', { 'Food truck permit': 3 }],
  ['venta de garage', 'es', { 'Yard sale permit': 3 }],
  ['el casero no arregla la calefacción', 'es', { 'Inspections of rental homes': 3 }],
  ['traductor', 'es', { 'Help in your language, and access for all': 3 }],
  ['donde votar', 'es', { 'My polling place': 3, 'Wards and precincts': 2 }],
  ['inscribir natación', 'es', { 'Recreation programs': 3, 'Swimming pools in summer': 3 }],
  ['salón para fiesta', 'es', { 'Room or hall': 3, 'Rent a pavilion or a room': 3 }],
  ['inspecciones', 'es', { 'Schedule an inspection': 3, 'Inspections of rental homes': 3 }],
  ['reciclage', 'es', { 'What goes into the recycling cart': 3, 'Garbage and recycling': 3 }],
  [
    'estacionaminto',
    'es',
    {
      'Parking ticket': 3,
      'Parking when it snows': 3,
      'Overnight parking and guests': 3,
      'Pay or contest a parking ticket': 3,
      'Snow parking alerts': 2,
    },
  ],
  // Both languages at once
  [
    'basura pickup',
    'en',
    { 'My garbage pickup day': 3, 'Missed pickup': 3, 'Garbage pickup in weeks with a holiday': 2 },
  ],
  ['pagar water bill', 'en', { 'Water bill': 3, 'Help with a water bill': 2 }],
  [
    'permiso para fence',
    'es',
    {
      'Fences: how high and where': 3,
      'Other building permit': 3,
      'Do I need a building permit?': 2,
    },
  ],
  [
    'biles de agua',
    'es',
    {
      'Water bill': 3,
      'Help with a water bill': 2,
      'Paperless water bills': 2,
      'How to read your water bill': 2,
    },
  ],
  [
    'parking en la nieve',
    'es',
    { 'Parking when it snows': 3, 'Snow parking alerts': 3, 'Snow routes': 2 },
  ],
  [
    'garbage',
    'es',
    {
      'My garbage pickup day': 3,
      'Garbage and recycling': 3,
      'Change, repair or add a garbage cart': 2,
      'Garbage pickup in weeks with a holiday': 2,
    },
  ],
  [
    'zoning',
    'es',
    { 'Zoning of a property': 3, 'Zoning map': 3, 'Planning and Zoning Commission': 2 },
  ],
]
