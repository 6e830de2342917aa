// Queries of the content service that answer one thing each, for tools and platforms around the site: what a page shows of these comes
// with the answer that the page asks for anyway (`home`, `footer`, `games`, `categories`), so that it asks once.
import * as v from 'valibot'
import {
  contentQuery,
  flag,
  gameProjection,
  gameResult,
  localised,
  offered,
  saidAs,
  text,
  texts,
} from './first-content.ts'

/** Languages of a market; null where there is no such market (LOC-5). */
export const marketLanguagesQuery = contentQuery(
  ['market'],
  `*[_type == "market" && marketId == $market][0].languages`,
  v.nullable(v.array(v.string())),
)

/** Every licence, as footers refer to them (CON-3). */
export const licencesQuery = contentQuery(
  ['language'],
  `*[_type == "licence"]{"id": _id, ${saidAs('authority')}, number, holder, url, ${saidAs('text')}}`,
  v.array(v.object({ id: v.string(), authority: text, number: text, holder: text, url: text, text })),
)

/** Which parts the footer of a market has, and whether it brings its own terms entry (NAV-5, CON-3). */
export const footerTogglesQuery = contentQuery(
  ['market', 'language'],
  `${localised('footer')}{ownTerms, disableLiveChat, toggles{languages, paymentMethods, licences}}`,
  v.nullable(
    v.object({
      ownTerms: flag,
      disableLiveChat: flag,
      toggles: v.nullable(v.object({ languages: flag, paymentMethods: flag, licences: flag })),
    }),
  ),
)

/** Whether the support chat is switched off, for the market or everywhere (CHT). */
export const liveChatDisabledQuery = contentQuery(
  ['market', 'language'],
  `{"disabled": ${localised('footer')}.disableLiveChat == true || *[_type == "casinoSettings"][0].disableLiveChat == true}`,
  v.object({ disabled: flag }),
)

/** Games offered here whose name holds the words, in whatever case (LOB-2). */
export const gamesByNameQuery = contentQuery(
  ['name', 'country', 'without', 'channel'],
  `*[_type == "game" && count(string::split(lower(label), lower($name))) > 1 && ${offered}] | order(rank asc){${gameProjection}}`,
  v.array(gameResult),
)

/** Games offered here of a provider, or of one that it brings along (LOB-3). */
export const gamesByProviderQuery = contentQuery(
  ['provider', 'country', 'without', 'channel'],
  `*[_type == "game" && (gameProvider == $provider || string::split(subProvider.id, "-")[1] == $provider) && ${offered}] | order(rank asc){${gameProjection}}`,
  v.array(gameResult),
)

/** The icon of each game category by its id (LOB-1). */
export const categoryIconsQuery = contentQuery(
  ['lobby'],
  `*[_type == "category" && lobby == $lobby] | order(rank asc){"id": categoryId, icon}`,
  v.array(v.object({ id: v.string(), icon: v.string() })),
)

/** Tournaments that content announces in a market, by the lobby that shows them (LOB-7). */
export const tournamentsQuery = contentQuery(
  ['market', 'language'],
  `*[_type == "contentBox" && kind == "tournament" && ($market in markets || count(markets) == 0)] | order(rank asc){
    "id": _id, lobby, name, ${saidAs('title')}, startsAt, endsAt, markets}`,
  v.array(
    v.object({
      id: v.string(),
      lobby: v.string(),
      name: v.string(),
      title: v.string(),
      startsAt: text,
      endsAt: text,
      markets: texts,
    }),
  ),
)
