import { mayCall } from '@portal/core/access/rules'
import { AskFirst } from '@portal/web-ui/ask-first'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { endBoardForm } from './board-forms.ts'
import { Files, NewFile } from './file-forms.tsx'
import type { DeskBoard } from './queries.ts'

/** Resources of the board, and its end. */
export function BoardMore({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const mayChange = mayCall(roles, 'addBoardFile') && !board.hasEnded
  return (
    <Stack>
      <Card title={t('BoardDesk.PartMore')}>
        <Files board={board} files={board.resources} mayChange={mayChange} />
      </Card>
      {mayChange && (
        <>
          <Card title={t('BoardDesk.AddResource')}>
            <NewFile key={board.resources.length} board={board} />
          </Card>
          <EndBoard board={board} />
        </>
      )}
    </Stack>
  )
}

function EndBoard({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  return (
    <Card title={t('BoardDesk.End')}>
      <p>{t('BoardDesk.EndLead')}</p>
      <AskFirst
        form={endBoardForm}
        id={board.id}
        label="BoardDesk.End"
        title={t('BoardDesk.EndAsk')}
      >
        <p>{t('BoardDesk.EndLead')}</p>
      </AskFirst>
    </Card>
  )
}
