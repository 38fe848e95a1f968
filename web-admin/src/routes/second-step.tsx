import { createFileRoute } from '@tanstack/react-router'
import {
  getSecondStep,
  getTotpSetup,
  listSecondFactors,
} from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { ownPath } from '../features/people/identity/own-path.ts'
import { SetUpScreen } from '../features/people/second-factor/set-up-screen.tsx'
import { StepScreen } from '../features/people/second-factor/step-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/second-step')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient, page }) => {
      if (page.viewer.secondStep === 'enroll')
        await Promise.all([
          queryClient.query(query(listSecondFactors)),
          queryClient.query(query(getTotpSetup)),
        ])
      else await queryClient.query(query(getSecondStep))
    }),
  head: ({ match: { context } }) =>
    documentTitle(
      context,
      context.page.viewer.secondStep === 'enroll'
        ? 'SecondFactor.SetUpTitle'
        : 'SecondFactor.StepTitle',
    ),
  component: SecondStep,
})

function SecondStep() {
  const { page } = useApp()
  const search: Readonly<Record<string, unknown>> = Route.useSearch()
  if (page.viewer.secondStep !== 'enroll') return <StepScreen />
  return <SetUpScreen next={ownPath(search['redirectto'])} />
}
