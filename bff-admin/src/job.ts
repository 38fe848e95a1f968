import type { Bindings } from '@portal/bff-pipeline'
import type { CityCopy } from '@portal/core/city'
import type { Context } from '@portal/core/kernel'

export type Job = (context: Context, env: Bindings, texts: CityCopy['texts']) => Promise<void>
