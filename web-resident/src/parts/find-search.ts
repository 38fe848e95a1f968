export const findIn = ({ find }: Record<string, unknown>): { find?: string | undefined } => ({
  find:
    typeof find === 'string' || typeof find === 'number' ? String(find).slice(0, 100) : undefined,
})
