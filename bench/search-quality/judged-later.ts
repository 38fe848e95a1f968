import type { Judged } from './judgement.ts'

/** Written after the delivered synonyms, which none of these led to: how searches fare that no one prepared for. */
export const judgedLater: readonly Judged[] = [
  ['leaking hydrant', 'en', { 'Street utilities': 3 }],
  [
    'trash pickup thanksgiving',
    'en',
    {
      'Garbage pickup in weeks with a holiday': 3,
      'Garbage is picked up one day later after Thanksgiving.': 3,
      'My garbage pickup day': 2,
    },
  ],
  [
    'can i recycle glass',
    'en',
    {
      'Thing: Glass bottles': 3,
      'Thing: Glass jars': 3,
      'Thing: Broken glass': 1,
      'Thing: Drinking glasses': 1,
      'Thing: Window glass': 1,
      'What goes into the recycling cart': 3,
    },
  ],
  [
    'sewer backing up',
    'en',
    { 'Water in the basement or a sewer backup': 3, 'Street utilities': 2 },
  ],
  ['car towed snow', 'en', { 'Parking when it snows': 3 }],
  ['guest parking', 'en', { 'Overnight parking and guests': 3 }],
  ['pool permit', 'en', { 'Other building permit': 3, 'Do I need a building permit?': 3 }],
  ['rabies', 'en', { 'Pet license': 3, 'Dogs, cats and other animals': 3 }],
  ['noise at night', 'en', { 'Noise and fireworks': 3 }],
  [
    'old refrigerator',
    'en',
    {
      'Thing: Refrigerator': 3,
      'Thing: Freezer': 1,
      'Furniture, appliances and other bulky things': 3,
      'Garbage and recycling': 3,
    },
  ],
  [
    'fluorescent bulbs',
    'en',
    {
      'Thing: Fluorescent tubes': 3,
      'Thing: Energy-saving bulbs': 3,
      'Paint, batteries and other hazardous waste': 3,
    },
  ],
  [
    'senior discount',
    'en',
    {
      'Help with a water bill': 3,
      'City vehicle stickers': 2,
      'Vehicle sticker': 2,
      'Change, repair or add a garbage cart': 2,
    },
  ],
  [
    'payment plan',
    'en',
    { 'Help with a water bill': 3, 'Ambulance bill: insurance or payment plan': 3 },
  ],
  [
    'sign language',
    'en',
    { 'Help in your language, and access for all': 3, 'Speak at a council meeting': 2 },
  ],
  ['bike registration', 'en', { Bicycle: 3 }],
  ['empty house', 'en', { 'Vacant building': 3 }],
  ['swim lessons for kids', 'en', { 'Recreation programs': 3, 'Swimming pools in summer': 2 }],
  ['apartment no heat', 'en', { 'Inspections of rental homes': 3 }],
  ['running toilet', 'en', { 'Why is my water bill so high?': 3 }],
  ['burglar alarm', 'en', { 'Alarm system': 3, 'False alarm fee': 2 }],
  [
    'cuándo recogen las hojas',
    'es',
    {
      'Leaves in paper bags are collected free of charge from October 1 to November 30.': 2,
      'Thing: Leaves': 2,
      'Leaf collection in fall': 3,
      'Leaf collection reminders': 3,
    },
  ],
  [
    'contenedor más grande',
    'es',
    { 'Change, repair or add a garbage cart': 3, 'Garbage and recycling': 3 },
  ],
  [
    'plan de pagos',
    'es',
    { 'Help with a water bill': 3, 'Ambulance bill: insurance or payment plan': 3 },
  ],
  [
    'permiso para cerca',
    'es',
    {
      'Fences: how high and where': 3,
      'Other building permit': 3,
      'Do I need a building permit?': 2,
    },
  ],
  ['llantas', 'es', { 'Thing: Tires': 3, 'Garbage and recycling': 3 }],
  ['queja de un restaurante', 'es', { 'Health complaint': 3 }],
  ['agua en el sotano', 'es', { 'Water in the basement or a sewer backup': 3 }],
  [
    'renovar licencia de negocio',
    'es',
    { 'Business license renewal': 3, 'Renew a business license': 3 },
  ],
  ['gallinas', 'es', { 'Dogs, cats and other animals': 3 }],
  ['pagar ticket', 'es', { 'Parking ticket': 3, 'Pay or contest a parking ticket': 3 }],
]
