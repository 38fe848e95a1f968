/** web-ui/vite-app.ts makes it from the YAML when the BFFs are built. */
declare const json: string
export default json
