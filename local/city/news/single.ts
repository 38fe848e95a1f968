import type { DemoPost } from './demo-post.ts'

const post = (
  on: string,
  category: DemoPost['category'],
  { en, es, ...info }: DemoPost['update'] & Pick<DemoPost, 'info'>,
): DemoPost => ({ on, category, update: { en, es }, ...info })

export const singlePosts: readonly DemoPost[] = [
  post('2025-01-06', 'community', {
    en: 'This portal opens: pay, apply and report in English or Spanish, at any hour.',
    es: 'Se abre este portal: pague, solicite y reporte en inglés o español, a cualquier hora.',
    info: {
      en: '<p>It replaces fourteen paper forms. The counters at City Hall stay open as before, and their staff can fill in a form with you.</p>',
      es: '<p>Reemplaza catorce formularios en papel. Las ventanillas del Ayuntamiento siguen abiertas como antes, y el personal puede llenar un formulario con usted.</p>',
    },
  }),
  post('2025-01-21', 'waste', {
    en: 'Christmas trees are collected for one more week.',
    es: 'Los árboles de Navidad se recogen una semana más.',
  }),
  post('2025-02-20', 'safety', {
    en: 'Firefighters gave out the thousandth free smoke alarm.',
    es: 'Los bomberos entregaron la milésima alarma de humo gratuita.',
  }),
  post('2025-03-05', 'council', {
    en: 'The council passed a budget without raising the property tax.',
    es: 'El concejo aprobó un presupuesto sin aumentar el impuesto predial.',
    info: {
      en: '<p>The largest items are streets, water mains and a second ambulance for the west side. The whole budget can be read at the library.</p>',
      es: '<p>Los rubros más importantes son calles, tuberías de agua y una segunda ambulancia para el lado oeste. El presupuesto completo puede leerse en la biblioteca.</p>',
    },
  }),
  post('2025-03-17', 'parks', {
    en: 'Summer jobs for lifeguards and camp leaders are open to anyone from 16 on.',
    es: 'Hay empleos de verano para salvavidas y guías de campamento a partir de los 16 años.',
  }),
  post('2025-04-07', 'water', {
    en: 'The first 200 lead pipes have been replaced at no cost to residents.',
    es: 'Se han reemplazado las primeras 200 tuberías de plomo sin costo para los residentes.',
  }),
  post('2025-04-22', 'parks', {
    en: 'On Earth Day 300 young trees are planted along the river trail: come and help.',
    es: 'En el Día de la Tierra se plantan 300 árboles jóvenes en el sendero del río: venga a ayudar.',
  }),
  post('2025-05-05', 'community', {
    en: 'The farmers market returns on Saturdays and takes SNAP cards.',
    es: 'El mercado de agricultores regresa los sábados y acepta tarjetas SNAP.',
  }),
  post('2025-05-30', 'parks', {
    en: 'All three pools open tomorrow; Tuesday mornings are quiet mornings.',
    es: 'Mañana abren las tres albercas; los martes por la mañana son tranquilos.',
  }),
  post('2025-06-18', 'weather', {
    en: 'A heat warning is in force until Friday; cooling centers are open day and night.',
    es: 'Hay una advertencia de calor hasta el viernes; los centros de enfriamiento están abiertos día y noche.',
    info: {
      en: '<p>Look in on neighbors who live alone. City buses carry you to a center at no charge.</p>',
      es: '<p>Visite a los vecinos que viven solos. Los autobuses de la ciudad le llevan gratis a un centro.</p>',
    },
  }),
  post('2025-07-01', 'safety', {
    en: 'Fireworks of your own are illegal in Illinois; the city’s show is on the Fourth at 9:15 p.m.',
    es: 'Los fuegos artificiales particulares son ilegales en Illinois; el espectáculo de la ciudad es el día 4 a las 9:15 p. m.',
  }),
  post('2025-07-14', 'water', {
    en: 'Lawns may be watered by odd and even numbers until September 15.',
    es: 'El césped puede regarse según números pares e impares hasta el 15 de septiembre.',
  }),
  post('2025-07-28', 'roads', {
    en: 'Sixty blocks of sidewalk are repaired this summer; see whether yours is among them.',
    es: 'Este verano se reparan sesenta cuadras de acera; vea si la suya está entre ellas.',
  }),
  post('2025-08-05', 'community', {
    en: 'Neighbors meet their police officers tonight at forty block parties.',
    es: 'Esta noche los vecinos conviven con sus agentes de policía en cuarenta fiestas de cuadra.',
  }),
  post('2025-08-25', 'safety', {
    en: 'School starts: drive 20 miles an hour where children are.',
    es: 'Empieza la escuela: conduzca a 20 millas por hora donde haya niños.',
  }),
  post('2025-09-08', 'council', {
    en: 'The council asks what the old mill should become: tell it by September 30.',
    es: 'El concejo pregunta en qué debe convertirse el antiguo molino: opine antes del 30 de septiembre.',
    info: {
      en: '<ul><li>homes that families can pay</li><li>workshops and studios</li><li>a market hall</li></ul><p>Answers from the paper survey count the same.</p>',
      es: '<ul><li>viviendas asequibles para familias</li><li>talleres y estudios</li><li>un mercado cubierto</li></ul><p>Las respuestas de la encuesta en papel cuentan igual.</p>',
    },
  }),
  post('2025-09-29', 'waste', {
    en: 'Leaves in paper bags are collected free of charge from October 1 to November 30.',
    es: 'Las hojas en bolsas de papel se recogen gratis del 1 de octubre al 30 de noviembre.',
  }),
  post('2025-10-20', 'community', {
    en: 'Trick-or-treat hours are 3 to 7 p.m. on October 31.',
    es: 'El horario para pedir dulces es de 3 a 7 p. m. el 31 de octubre.',
  }),
  post('2025-11-03', 'roads', {
    en: 'New streetlights on the west side use a third of the power and shine less into bedrooms.',
    es: 'El nuevo alumbrado del lado oeste usa un tercio de la energía e ilumina menos las recámaras.',
  }),
  post('2025-11-10', 'community', {
    en: 'Volunteers are wanted to shovel snow for neighbors who cannot.',
    es: 'Se buscan voluntarios para palear nieve a vecinos que no pueden hacerlo.',
  }),
  post('2025-12-01', 'community', {
    en: 'The tree at City Hall is lit on Friday at 6 p.m., with songs in five languages.',
    es: 'El árbol del Ayuntamiento se enciende el viernes a las 6 p. m., con canciones en cinco idiomas.',
  }),
  post('2025-12-15', 'council', {
    en: 'Water rates rise by 2 percent in January; the discount for low incomes grows.',
    es: 'Las tarifas de agua suben un 2 por ciento en enero; aumenta el descuento para bajos ingresos.',
  }),
  post('2026-01-05', 'waste', {
    en: 'Christmas trees are collected in the next two weeks.',
    es: 'Los árboles de Navidad se recogen en las próximas dos semanas.',
  }),
  post('2026-01-26', 'weather', {
    en: 'Bitter cold until Thursday: warming centers are open day and night.',
    es: 'Frío extremo hasta el jueves: los centros de calefacción están abiertos día y noche.',
  }),
  post('2026-02-09', 'community', {
    en: 'Plots in the community gardens are drawn by lot in March; ask for one by February 28.',
    es: 'Las parcelas de los huertos comunitarios se sortean en marzo; solicite una antes del 28 de febrero.',
  }),
  post('2026-03-09', 'safety', {
    en: 'Clocks went forward: test your smoke alarms.',
    es: 'Se adelantó el reloj: pruebe sus alarmas de humo.',
  }),
  post('2026-03-23', 'parks', {
    en: 'Registration for summer camps opens on the first Monday of April.',
    es: 'La inscripción a los campamentos de verano abre el primer lunes de abril.',
  }),
  post('2026-04-06', 'waste', {
    en: 'Food scraps may go with yard waste again until November.',
    es: 'Los restos de comida pueden ir otra vez con los desechos de jardín hasta noviembre.',
  }),
  post('2026-04-27', 'council', {
    en: 'Business licenses end on April 30: renew before, without a penalty.',
    es: 'Las licencias comerciales vencen el 30 de abril: renueve antes, sin recargo.',
  }),
  post('2026-05-04', 'community', {
    en: 'The bilingual story time at the library moves to Thursdays at 10 a.m.',
    es: 'La hora de cuentos bilingüe de la biblioteca pasa a los jueves a las 10 a. m.',
  }),
  post('2026-05-18', 'water', {
    en: 'This year’s water quality report is out: every value is better than the law asks.',
    es: 'Ya está el informe anual de calidad del agua: todos los valores son mejores de lo que exige la ley.',
  }),
  post('2026-05-29', 'parks', {
    en: 'The rebuilt playground in the demo park opens, with swings for wheelchairs.',
    es: 'Se inaugura el área de juegos renovada del parque demo, con columpios para sillas de ruedas.',
  }),
  post('2026-06-01', 'council', {
    en: 'Vehicle stickers for the new year are on sale; put yours on by July 1.',
    es: 'Ya se venden las calcomanías para vehículos del nuevo año; coloque la suya antes del 1 de julio.',
  }),
  post('2026-06-08', 'safety', {
    en: 'Police and firefighters teach hands-only CPR, free of charge, on four Saturdays.',
    es: 'La policía y los bomberos enseñan reanimación cardiopulmonar gratis en cuatro sábados.',
  }),
  post('2026-06-15', 'community', {
    en: 'The city’s first census of bicycles begins: register yours for free.',
    es: 'Comienza el primer registro de bicicletas de la ciudad: inscriba la suya gratis.',
  }),
  post('2026-07-01', 'community', {
    en: 'Everything in this demo city is invented: try it out, nothing is sent to anyone.',
    es: 'Todo en esta ciudad de demostración es inventado: pruébela, nada se envía a nadie.',
    info: {
      en: '<p>Reports, applications and payments made here end on this computer.</p>',
      es: '<p>Los reportes, solicitudes y pagos hechos aquí terminan en esta computadora.</p>',
    },
  }),
]
