import { ErrorScene, type ErrorSceneName } from './ErrorScene.tsx'
import { scene as dressed } from './errorScene.css.ts'

/** The picture of an error page in the brand's colours. */
export const ErrorPicture = ({ scene }: { readonly scene: ErrorSceneName }) => (
  <ErrorScene scene={scene} className={dressed} />
)
