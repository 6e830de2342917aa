import { groupsOfNoFlow, notOfAState } from '#machines/notOfAState.ts'
import { requirementText } from '#machines/requirements.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'
import type { Chart } from '../../charts/model.ts'
import { hashOf } from '../place.ts'
import * as styles from '../staff.css.ts'

/** A requirement's id, and what it asks for. */
function Requirement({ id }: { readonly id: string }) {
  return (
    <>
      <strong className={styles.requirementId}>{id}</strong> {requirementText(id) ?? 'is not in the register'}
    </>
  )
}

/** What a state shows of the register; nothing where it shows none. */
export function StateRequirements({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <ul className={styles.matches} aria-label="Requirements that show here">
      {ids.map((id) => (
        <li key={id}>
          <Requirement id={id} />
        </li>
      ))}
    </ul>
  )
}

/** The requirements that a flow shows, each with the states that show it. */
export function ChartRequirements({ chart }: { readonly chart: Chart }) {
  const ids = [...new Set(chart.states.flatMap(({ requirements }) => requirements))]
  if (ids.length === 0) return null
  return (
    <Card as="section" aria-labelledby="requirements-title">
      <h3 id="requirements-title">Requirements that show in this flow</h3>
      <ul className={styles.requirements}>
        {ids.map((id) => (
          <li key={id}>
            <Requirement id={id} />
            <span className={`${surface.small} ${styles.places}`}>
              {chart.states
                .filter(({ requirements }) => requirements.includes(id))
                .map(({ path }) =>
                  path ? (
                    <a key={path} className={styles.link} href={hashOf('charts', chart.id, path)}>
                      {path}
                    </a>
                  ) : (
                    <span key="">everywhere in the flow</span>
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What a search for the id of a requirement says before its finds; nothing for any other words. */
export function SoughtRequirement({ text }: { readonly text: string }) {
  const id = text.trim().toUpperCase()
  if (requirementText(id) === null) return null
  const reason =
    (notOfAState as Readonly<Record<string, string>>)[id] ?? groupsOfNoFlow[id.slice(0, id.indexOf('-'))] ?? null
  return (
    <p>
      <Requirement id={id} />
      {reason === null ? null : <> (Not of a state of its own: {reason})</>}
    </p>
  )
}
