import type { Frame, Page } from '@playwright/test'
import { textsIn, type Texts } from '#operator/games/texts/texts.ts'
import type { TestOperator } from '../support/operator.ts'
import { cutTexts } from './cutTexts.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies } from './people.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', 'Cross-Origin-Opener-Policy header has been ignored'] })

const wordsOf = (texts: Texts): ReadonlySet<string> =>
  new Set(
    Object.values(texts)
      .flatMap((text: Texts[keyof Texts]) => (typeof text === 'string' ? [text] : Object.values(text)))
      .flatMap(
        (text) =>
          text
            .replaceAll(/\{\w+\}/gu, ' ')
            .toLowerCase()
            .match(/\p{L}{2,}/gu) ?? [],
      ),
  )

/** Every word in sight, and every one that is told to who does not see, with the game's own name left out. */
const saidIn = (frame: Frame): Promise<string> =>
  frame.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]:not([lang])')]
    const named = labels.map((one) => one.getAttribute('aria-label'))
    const main = document.querySelector<HTMLElement>('main')!
    const title = document.querySelector<HTMLElement>('.title')!.textContent
    return [main.innerText.replace(title, ''), ...named].join(' ')
  })

test('LOC-8 LOC-13 GAM-1 a game that is opened in Finnish on a phone speaks Finnish alone, before its round and after', async ({
  page,
}) => {
  await answerCookies(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/fi-FI/online-casino/play/softswiss/penny-bank?mode=demo')
  const game = page.frameLocator('iframe[title]')
  const spin = game.getByRole('button', { name: 'Pyöräytä', exact: true })
  await expect(spin).toBeEnabled()
  await expect(game.locator('html')).toHaveAttribute('lang', 'fi')
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())!
  const finnish = wordsOf(textsIn('fi'))
  const foreign = async () => {
    const said = (await saidIn(frame)).toLowerCase().match(/\p{L}{2,}/gu) ?? []
    expect(said.length).toBeGreaterThan(10)
    return said.filter((word) => !finnish.has(word))
  }
  await test.step('as it opens', async () => {
    await expect(game.locator('.mode')).toHaveText('Leikkiraha')
    expect(await foreign()).toEqual([])
  })
  await test.step('with a round played', async () => {
    await spin.click()
    await expect(game.getByRole('status').first()).toHaveText(/^(Ei voittoa|Yksi voittolinja|\d+ (voitto|scatter))/u)
    await expect(spin).toBeEnabled()
    expect(await foreign()).toEqual([])
  })
  await test.step('with what it pays', async () => {
    await game.getByRole('button', { name: 'Voitot' }).click()
    await expect(game.getByText('Palautusprosentti')).toBeVisible()
    expect(await foreign()).toEqual([])
  })
})

/** A demo's address in a language, as its provider's launch answers it. */
async function launched({ origin }: TestOperator, game: string, locale: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/softswiss/context/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'site-context': '5' },
    body: JSON.stringify({
      game,
      locale,
      currency: 'EUR',
      ip: '127.0.0.1',
      urls: { return_url: origin, deposit_url: origin },
      jurisdiction: 'UN',
      client_type: 'desktop',
    }),
  })
  const answer = (await response.json()) as { launch_options: { game_url: string } }
  return answer.launch_options.game_url
}

async function allReadable(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [375, 740],
    [320, 640],
    [768, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = async () => (await cutTexts(page, '.title')).filter((line) => !line.endsWith('div.backdrop'))
    await expect.poll(cut, { message: `${what} at ${width} px` }).toEqual([])
  }
}

// The longest words are Finnish, German and Polish, the widest letters Japanese, the longest sentences Portuguese.
for (const language of ['fi', 'de', 'pl', 'pt-BR', 'ja'])
  test(`LOC-13 APP-9 GAM-1 nothing of a game is cut off or hangs out of its button in ${language}, on phones and tablets`, async ({
    page,
    operator,
  }) => {
    for (const game of ['penny-bank', 'harbour-roulette', 'blackjack-by-lamplight']) {
      await page.goto(await launched(operator, game, language))
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      for (const spot of await page.locator('.spot:not(.number)').all()) await spot.press('Enter')
      await allReadable(page, `${game} with stakes`)
      await page.locator('#rules').press('Enter')
      await allReadable(page, `what ${game} pays`)
    }
  })
