import type { systemAlerts } from '@portal/core/schema'
import { DEMO_DAY, demoId } from './demo.ts'

/** Inactive, so that it does not show. */
export const demoAlerts = (): (typeof systemAlerts.$inferSelect)[] => [
  {
    id: demoId('alert', 'hydrants'),
    createdBy: null,
    title: 'Hydrant flushing in September',
    titleEs: 'Purga de hidrantes en septiembre',
    text: '<p>Crews flush the hydrants from September 8 to 19. Water may look <strong>cloudy</strong> for a few hours; it is safe to use.</p>',
    textEs:
      '<p>Las cuadrillas purgan los hidrantes del 8 al 19 de septiembre. El agua puede verse <strong>turbia</strong> unas horas; se puede usar sin riesgo.</p>',
    isActive: false,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
    announcedAt: DEMO_DAY,
  },
]
