import type { DemoArticle } from './demo-article.ts'

export const cityHallArticles: readonly DemoArticle[] = [
  {
    key: 'create-an-account',
    title: { en: 'Create an account of this portal', es: 'Crear una cuenta en este portal' },
    summary: {
      en: 'What an account is good for, and what you can do without one.',
      es: 'Para qué sirve una cuenta y qué puede hacer sin ella.',
    },
    details: {
      en: '<p>With an account you see your bills, follow your requests and get reminders. Many reports, most searches and the payment of a water bill need none. You need an email address; we send one message to confirm it.</p>',
      es: '<p>Con una cuenta ve sus facturas, sigue sus solicitudes y recibe recordatorios. Muchos reportes, la mayoría de las búsquedas y el pago de la factura de agua no la requieren. Necesita un correo electrónico; le enviamos un mensaje para confirmarlo.</p>',
    },
    office: 'help',
  },
  {
    key: 'track-a-request',
    title: { en: 'Follow a request you made', es: 'Dar seguimiento a una solicitud' },
    summary: {
      en: 'Where a request stands, what the words mean, and how to add a photo later.',
      es: 'En qué etapa está una solicitud, qué significan las palabras y cómo agregar una foto después.',
    },
    details: {
      en: '<ul><li><strong>Submitted:</strong> we have it, but have not looked at it yet.</li><li><strong>In review:</strong> it is with the right office.</li><li><strong>Information needed:</strong> we wait for you.</li><li><strong>Completed:</strong> done, or explained why not.</li></ul>',
      es: '<ul><li><strong>Enviada:</strong> la recibimos; aún no se ha revisado.</li><li><strong>En revisión:</strong> está en la oficina correspondiente.</li><li><strong>Se necesita información:</strong> esperamos su respuesta.</li><li><strong>Terminada:</strong> resuelta, o explicado por qué no.</li></ul>',
    },
    office: 'help',
  },
  {
    key: 'records-request',
    related: ['foia'],
    title: { en: 'Ask for public records', es: 'Solicitar registros públicos' },
    summary: {
      en: 'Anyone may ask; the city answers within five business days, and the first 50 pages are free.',
      es: 'Cualquier persona puede solicitarlos; la ciudad responde en cinco días hábiles y las primeras 50 páginas son gratis.',
    },
    details: {
      en: '<p>Say which records you want and from which dates, as exactly as you can. You do not have to say why. If something is withheld, the letter names the exemption and how to have the Public Access Counselor review it.</p>',
      es: '<p>Indique qué registros y de qué fechas, con la mayor precisión posible; no necesita decir por qué. Si algo se reserva, la carta indica la excepción y cómo pedir la revisión del Consejero de Acceso Público.</p>',
    },
    office: 'clerk',
    chat: {
      en: 'Use the service Public records (FOIA). We answer within five business days.',
      es: 'Use el servicio Registros públicos (FOIA). Respondemos en cinco días hábiles.',
    },
  },
  {
    key: 'speak-at-council',
    title: { en: 'Speak at a council meeting', es: 'Hablar en una sesión del concejo' },
    summary: {
      en: 'Second and fourth Wednesdays at 7 p.m.; three minutes each, with an interpreter if you wish.',
      es: 'Segundo y cuarto miércoles a las 7 p. m.; tres minutos por persona, con intérprete si lo desea.',
    },
    details: {
      en: '<p>Sign the sheet at the door until 6:55 p.m., or send your comment in writing by noon. For an interpreter of Spanish or sign language call two working days ahead; it costs you nothing.</p>',
      es: '<p>Anótese en la hoja de la entrada hasta las 6:55 p. m., o envíe su comentario por escrito antes del mediodía. Para un intérprete de español o de lengua de señas, llame con dos días hábiles de anticipación; no tiene costo.</p>',
    },
    office: 'clerk',
  },
  {
    key: 'serve-on-a-board',
    related: ['serve-on-a-board', 'boards-and-commissions'],
    title: { en: 'Serve on a board or commission', es: 'Participar en una junta o comisión' },
    summary: {
      en: 'Fourteen boards advise the council; how to apply and what is asked of members.',
      es: 'Catorce juntas asesoran al concejo; cómo postularse y qué se pide a los miembros.',
    },
    details: {
      en: '<p>You live in the city, are 18 or older (students from 15 on may join as advisers), and have about five hours a month. Applications stay on file for a year.</p>',
      es: '<p>Debe vivir en la ciudad, tener 18 años o más (los estudiantes desde los 15 pueden ser asesores) y disponer de unas cinco horas al mes. Las solicitudes se conservan un año.</p>',
    },
    office: 'clerk',
  },
  {
    key: 'pet-rules',
    related: ['pet-license'],
    title: {
      en: 'Dogs, cats and other animals',
      es: 'Perros, gatos y otros animales',
    },
    summary: {
      en: 'License, leash, how many, chickens and bees, and what to do with a lost pet.',
      es: 'Licencia, correa, cuántos, gallinas y abejas, y qué hacer si se pierde una mascota.',
    },
    details: {
      en: '<p>Dogs and cats over four months need a license and a rabies vaccination; up to four per home. Up to six hens with a permit, no roosters. A found pet is kept for seven days.</p>',
      es: '<p>Los perros y gatos de más de cuatro meses necesitan licencia y vacuna contra la rabia; hasta cuatro por hogar. Hasta seis gallinas con permiso, sin gallos. Una mascota encontrada se conserva siete días.</p>',
    },
    office: 'clerk',
  },
  {
    key: 'block-party-how-to',
    related: ['block-party'],
    title: { en: 'Plan a block party', es: 'Organizar una fiesta de cuadra' },
    summary: {
      en: 'Two thirds of the neighbors agree, the permit is free, and we lend the barricades.',
      es: 'Dos tercios de los vecinos de acuerdo, el permiso es gratis y prestamos las vallas.',
    },
    details: {
      en: '<ol><li>Choose a date and a rain date.</li><li>Collect signatures from two thirds of the homes.</li><li>Apply at least 14 days ahead.</li><li>Keep a lane of 12 feet free for fire engines, and end by 10 p.m.</li></ol>',
      es: '<ol><li>Elija una fecha y otra por si llueve.</li><li>Reúna firmas de dos tercios de los hogares.</li><li>Solicite el permiso con al menos 14 días de anticipación.</li><li>Deje libre un carril de 12 pies para los bomberos y termine antes de las 10 p. m.</li></ol>',
    },
    office: 'clerk',
  },
  {
    key: 'fireworks-and-noise',
    title: { en: 'Noise and fireworks', es: 'Ruido y fuegos artificiales' },
    summary: {
      en: 'Quiet from 10 p.m. to 7 a.m.; sparklers are legal, everything that flies or bangs is not.',
      es: 'Silencio de 10 p. m. a 7 a. m.; las bengalas son legales, lo que vuela o explota no.',
    },
    details: {
      en: '<p>Construction is allowed from 7 a.m. to 8 p.m., on Sundays from 9 a.m. Call the front desk of the police, not 911, unless someone is in danger.</p>',
      es: '<p>Las obras se permiten de 7 a. m. a 8 p. m., los domingos desde las 9 a. m. Llame a la recepción de la policía, no al 911, salvo que alguien esté en peligro.</p>',
    },
    office: 'police',
  },
  {
    key: 'smoke-alarms',
    title: { en: 'Free smoke alarms', es: 'Alarmas de humo gratuitas' },
    summary: {
      en: 'Firefighters bring and fit them in homes of seniors and families with little money.',
      es: 'Los bomberos las llevan e instalan en hogares de personas mayores y familias de bajos ingresos.',
    },
    details: {
      en: '<p>One alarm in each bedroom, one outside of it, one on each floor. Test them when the clocks change, and replace each after ten years.</p>',
      es: '<p>Una alarma en cada recámara, una afuera y una en cada piso. Pruébelas cuando cambie la hora y reemplácelas cada diez años.</p>',
    },
    office: 'fire',
  },
  {
    key: 'rent-a-pavilion',
    related: ['pavilion-rental'],
    title: { en: 'Rent a pavilion or a room', es: 'Alquilar un pabellón o un salón' },
    summary: {
      en: 'Prices, deposits, alcohol, bounce houses and what happens when it rains.',
      es: 'Precios, depósitos, alcohol, inflables y qué pasa si llueve.',
    },
    details: {
      en: '<p>Pavilions cost $60 a day for residents and $110 for others, with a deposit of $100. You may move to another day once at no cost when rain is forecast the morning before.</p>',
      es: '<p>Los pabellones cuestan $60 al día para residentes y $110 para los demás, con un depósito de $100. Puede cambiar la fecha una vez sin costo si la mañana anterior se pronostica lluvia.</p>',
    },
    office: 'parks',
  },
  {
    key: 'pools-and-beaches',
    title: { en: 'Swimming pools in summer', es: 'Albercas en verano' },
    summary: {
      en: 'Open from Memorial Day to Labor Day; passes, hours for laps, and quiet mornings.',
      es: 'Abiertas desde el Día de los Caídos hasta el Día del Trabajo; pases, horarios de nado y mañanas tranquilas.',
    },
    details: {
      en: '<p>A day costs $6, for children and seniors $4. On Tuesday mornings there is no music and a ramp into the water, for visitors who need calm or a wheelchair.</p>',
      es: '<p>La entrada cuesta $6, y $4 para niños y personas mayores. Los martes por la mañana no hay música y hay una rampa al agua, para quienes necesitan calma o silla de ruedas.</p>',
    },
    office: 'parks',
  },
  {
    key: 'language-and-access',
    title: {
      en: 'Help in your language, and access for all',
      es: 'Ayuda en su idioma y acceso para todos',
    },
    summary: {
      en: 'Interpreters by phone in 200 languages, sign language, large print, and step-free doors.',
      es: 'Intérpretes por teléfono en 200 idiomas, lengua de señas, letra grande y entradas sin escalones.',
    },
    details: {
      en: '<p>Say the name of your language at any city office or on the phone, and wait a minute. Letters come in large print or Braille if you ask once. The west door of City Hall has no steps; an assistant meets you there.</p>',
      es: '<p>Diga el nombre de su idioma en cualquier ventanilla o por teléfono y espere un minuto. Las cartas se envían en letra grande o braille si lo pide una vez. La puerta oeste del Ayuntamiento no tiene escalones; allí le recibirá una persona.</p>',
    },
    office: 'help',
    chat: {
      en: 'Interpreters are free. Say the name of your language.',
      es: 'Los intérpretes son gratuitos. Diga el nombre de su idioma.',
    },
  },
  {
    key: 'moving-to-the-city',
    title: { en: 'New in the city: the first month', es: 'Recién llegado: el primer mes' },
    summary: {
      en: 'Water, garbage, vehicle sticker, pets, schools and the library, in the order that works.',
      es: 'Agua, basura, calcomanía, mascotas, escuelas y biblioteca, en el orden que conviene.',
    },
    details: {
      en: "<ol><li>Before you move: start water service.</li><li>Week one: look up your pickup day and ask for carts.</li><li>Within 30 days: vehicle sticker, pet license, address on your driver's license.</li><li>When you like: a library card, and the newsletter.</li></ol>",
      es: '<ol><li>Antes de mudarse: inicie el servicio de agua.</li><li>Primera semana: consulte su día de recolección y pida contenedores.</li><li>En 30 días: calcomanía del vehículo, licencia de mascotas, dirección en su licencia de conducir.</li><li>Cuando guste: la credencial de la biblioteca y el boletín.</li></ol>',
    },
    office: 'help',
  },
]
