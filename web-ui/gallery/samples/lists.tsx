import { Button } from '../../src/components/button.tsx'
import { Card } from '../../src/components/card.tsx'
import { EmptyState } from '../../src/components/empty-state.tsx'
import { Grid, Stack } from '../../src/components/layout.tsx'
import { Pager } from '../../src/components/pager.tsx'
import { Prose } from '../../src/components/prose.tsx'
import type { StatusColor } from '../../src/components/status-badge.tsx'
import { StatusBadge } from '../../src/components/status-badge.tsx'
import type { Column } from '../../src/components/table.tsx'
import { Table } from '../../src/components/table.tsx'
import { Tile } from '../../src/components/tile.tsx'
import { BinIcon, DropletIcon, LampIcon, PermitIcon } from '../../src/components/topic-icons.tsx'
import { useTexts } from '../../src/texts/index.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

interface RequestRow {
  id: string
  name: string
  status: string
  color: StatusColor
  modifiedAt: string
  feeCents: number
}

export function ListSamples() {
  const say = useSay()
  return (
    <>
      <TableSamples />
      <Sample id="pagers" title={say('Pager', 'Paginación')}>
        <Stack>
          <Pager
            label={say('Page 1', 'Página 1')}
            page={1}
            pages={2}
            href={(page) => `?page=${page}#pagers`}
          />
          <Pager
            label={say('Page 5', 'Página 5')}
            page={5}
            pages={12}
            href={(page) => `?page=${page}#pagers`}
          />
          <Pager
            label={say('Page 12', 'Página 12')}
            page={12}
            pages={12}
            href={(page) => `?page=${page}#pagers`}
          />
        </Stack>
      </Sample>
      <Sample id="tiles" title={say('Tiles', 'Tarjetas')}>
        <Grid>
          <Tile
            href="#tiles"
            icon={<DropletIcon size="large" />}
            title={say('Pay a water bill', 'Pagar el agua')}
          >
            {say('With or without an account', 'Con o sin cuenta')}
          </Tile>
          <Tile
            href="#tiles"
            icon={<LampIcon size="large" />}
            title={say('Report a streetlight', 'Reportar una luminaria')}
          >
            {say('Usually fixed in 5 working days', 'Suele repararse en 5 días hábiles')}
          </Tile>
          <Tile
            href="#tiles"
            icon={<PermitIcon size="large" />}
            title={say('Apply for a permit', 'Solicitar un permiso')}
          >
            {say('Fences, decks, sheds, roofs', 'Cercas, terrazas, cobertizos, techos')}
          </Tile>
          <Tile
            href="https://example.com/"
            newTab
            icon={<BinIcon size="large" />}
            title={say('Find your pickup day', 'Consultar su día de recolección')}
          >
            {say('Garbage, recycling, yard waste', 'Basura, reciclaje, residuos de jardín')}
          </Tile>
        </Grid>
      </Sample>
      <Sample id="cards" title={say('Cards', 'Paneles')}>
        <Grid columns="wide">
          <Card
            heading="h3"
            title={say('Water bill', 'Factura de agua')}
            aside={<a href="#cards">{say('All bills', 'Todas las facturas')}</a>}
            actions={<Button>{say('Pay bill', 'Pagar la factura')}</Button>}
          >
            <p>
              {say(
                'Due December 4 · 1450 Villa Street',
                'Vence el 4 de diciembre · 1450 Villa Street',
              )}
            </p>
          </Card>
          <Card heading="h3" title={say('Text', 'Texto')}>
            <Prose
              html={say(
                '<p>Bring a <strong>site plan</strong> and:</p><ul><li>the survey</li><li>the fee of $50</li></ul><table><tr><th>Fence</th><th>Height</th></tr><tr><td>Front</td><td>4 ft</td></tr></table>',
                '<p>Traiga un <strong>plano del sitio</strong> y:</p><ul><li>el levantamiento</li><li>la tarifa de $50</li></ul><table><tr><th>Cerca</th><th>Altura</th></tr><tr><td>Frente</td><td>4 pies</td></tr></table>',
              )}
            />
          </Card>
        </Grid>
      </Sample>
    </>
  )
}

function TableSamples() {
  const say = useSay()
  const { format } = useTexts()
  const rows: RequestRow[] = [
    {
      id: '1',
      name: say('Streetlight, 1450 Villa Street', 'Luminaria, 1450 Villa Street'),
      status: say('Scheduled', 'Programado'),
      color: 'orange',
      modifiedAt: '2026-11-20T22:12:00Z',
      feeCents: 0,
    },
    {
      id: '2',
      name: say('Permit: fence', 'Permiso: cerca'),
      status: say('Under Staff Review', 'En revisión'),
      color: 'yellow',
      modifiedAt: '2026-11-18T15:30:00Z',
      feeCents: 5_000,
    },
    {
      id: '3',
      name: say('Missed pickup', 'Recolección omitida'),
      status: say('Complete', 'Completado'),
      color: 'green',
      modifiedAt: '2026-11-12T20:05:00Z',
      feeCents: 123_456,
    },
  ]
  const columns: Column<RequestRow>[] = [
    {
      key: 'name',
      header: say('Request', 'Solicitud'),
      render: (row) => <a href={`#${row.id}`}>{row.name}</a>,
      isRowHeader: true,
      isSortable: true,
    },
    {
      key: 'status',
      header: say('Status', 'Estado'),
      render: (row) => <StatusBadge color={row.color}>{row.status}</StatusBadge>,
    },
    {
      key: 'modified',
      header: say('Last modified', 'Última modificación'),
      render: (row) => format.date(row.modifiedAt, 'dayTime'),
      isSortable: true,
      isOneLine: true,
    },
    {
      key: 'fee',
      header: say('Fee', 'Tarifa'),
      render: (row) => format.money(row.feeCents),
      align: 'end',
    },
  ]
  const rowKey = (row: RequestRow) => row.id
  return (
    <Sample id="tables" title={say('Tables', 'Tablas')}>
      <Table
        caption={say('Requests in progress', 'Solicitudes en curso')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={{ key: 'modified', direction: 'desc' }}
        sortHref={({ key, direction }) => `?sort=${key}&direction=${direction}#tables`}
      />
      <Grid columns="wide">
        <Card heading="h3" title={say('Narrow: cards', 'Estrecho: fichas')}>
          <Table
            caption={say('The same in a narrow place', 'Lo mismo en un lugar estrecho')}
            isCaptionHidden
            columns={columns}
            rows={rows.slice(0, 2)}
            rowKey={rowKey}
          />
        </Card>
        <Table
          caption={say('Completed requests', 'Solicitudes completadas')}
          columns={columns}
          rows={[]}
          rowKey={rowKey}
          empty={<EmptyState title={say('Nothing here yet', 'Todavía no hay nada')} />}
        />
      </Grid>
    </Sample>
  )
}
