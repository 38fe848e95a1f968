import { group } from './group.ts'

/** What an inspector looks at, with semicolons between. */
export const inspectionGuide = group('InspectionGuide', {
  Shield: {
    en: 'Ice and water shield at the eaves, two feet past the inside wall; Valleys and around chimneys; Drip edge; Nothing is covered yet',
    es: 'Protección contra hielo y agua en los aleros, dos pies más allá del muro interior; Limahoyas y alrededor de chimeneas; Goterón; Todavía sin cubrir',
  },
  Footing: {
    en: 'Depth of 42 inches below the ground; Size and place as in the drawing; No water or loose soil in the holes; Before the concrete is poured',
    es: 'Profundidad de 42 pulgadas bajo el suelo; Tamaño y lugar como en el plano; Sin agua ni tierra suelta en los hoyos; Antes de echar el concreto',
  },
  Framing: {
    en: 'Sizes and spans as in the drawing; Connectors and fasteners; Ledger fixed to the house; Nothing is covered yet',
    es: 'Medidas y luces como en el plano; Conectores y fijaciones; Viga fijada a la casa; Todavía sin cubrir',
  },
  Electrical: {
    en: 'Boxes, cables and grounding; Arc-fault and ground-fault protection; Walls still open; Panel labeled',
    es: 'Cajas, cables y conexión a tierra; Protección contra fallas de arco y de tierra; Muros todavía abiertos; Tablero rotulado',
  },
  Plumbing: {
    en: 'Pipes with the pressure test on; Slope and vents; Walls and floors still open',
    es: 'Tuberías con la prueba de presión puesta; Pendiente y ventilación; Muros y pisos todavía abiertos',
  },
  Rough: {
    en: 'Everything that the walls will cover; Fixings and protection plates; Walls still open',
    es: 'Todo lo que cubrirán los muros; Fijaciones y placas de protección; Muros todavía abiertos',
  },
  Base: {
    en: 'Depth and stone of the base; Forms and width as in the drawing; Before anything is poured',
    es: 'Profundidad y piedra de la base; Moldes y ancho como en el plano; Antes de echar el material',
  },
  Final: {
    en: 'The work is finished and as in the permit; Corrections from before are made; The site is clean and safe; The permit is at hand',
    es: 'La obra está terminada y como en el permiso; Las correcciones anteriores están hechas; El lugar está limpio y seguro; El permiso está a la mano',
  },
  General: {
    en: 'The work as in the drawings; Nothing is covered yet; The permit is at hand',
    es: 'La obra como en los planos; Todavía sin cubrir; El permiso está a la mano',
  },
})
