/** Worlds that games are set in; the name is also the art's theme. */
export const themes = [
  'sea',
  'tombs',
  'forest',
  'orchard',
  'space',
  'dragons',
  'jewels',
  'west',
  'candy',
  'olympus',
  'jungle',
  'racing',
  'fishing',
  'noir',
  'north',
  'luck',
  'lanterns',
  'spooky',
  'pirates',
  'disco',
  'winter',
] as const
export type Theme = (typeof themes)[number]

/** Words that game names of a world are made of, and the figures its pictures show. */
export interface Vocabulary {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly figures: readonly string[]
  readonly category: string
}

/** Every name is our own: first and second words are joined at random, once each. */
export const vocabulary: Readonly<Record<Theme, Vocabulary>> = {
  sea: {
    first: ['Lantern', 'Undertow', 'Brinewood', 'Coral', 'Tidewater', 'Nautilus', 'Saltglass', 'Kelpie'],
    second: ['Choir', 'Almanac', 'Parlour', 'Census', 'Errand', 'Quartet', 'Ballroom'],
    figures: ['octopus', 'whale', 'angler', 'shell'],
    category: 'sea',
  },
  tombs: {
    first: ['Scarab', 'Obelisk', 'Papyrus', 'Sandglass', 'Incense', 'Jackal', 'Sunboat', 'Alabaster'],
    second: ['Ledger', 'Corridor', 'Oath', 'Caravan', 'Dynasty Nine', 'Riddle', 'Archive'],
    figures: ['scarab', 'sunEye', 'pharaoh', 'catIdol'],
    category: 'mythology',
  },
  forest: {
    first: ['Mossback', 'Antler', 'Fernlight', 'Hollow Oak', 'Thistle', 'Bramble', 'Nightjar', 'Pinecone'],
    second: ['Parliament', 'Lullaby', 'Post', 'Moot', 'Stroll', 'Council', 'Trail'],
    figures: ['stag', 'owl', 'fox'],
    category: 'animals',
  },
  orchard: {
    first: ['Tumbling', 'Ripe', 'Market Day', 'Marmalade', 'Sunday', 'Zesty', 'Basket', 'Nectar'],
    second: ['Cherries', 'Citrus', 'Crates', 'Sevens & Plums', 'Harvesters', 'Fruitstand', 'Picnic'],
    figures: ['cherries', 'citrus', 'grapes', 'melon', 'plum'],
    category: 'classics',
  },
  space: {
    first: ['Perihelion', 'Quiet', 'Orbit', 'Comet', 'Asteroid', 'Nebula', 'Signal', 'Apogee'],
    second: ['Milkmen', 'Diner', 'Postcards', 'Lighthouse', 'Salvage Co', 'Gardeners', 'Tramline'],
    figures: ['ringedPlanet', 'rocket', 'astronaut', 'saucer'],
    category: 'slots',
  },
  dragons: {
    first: ['Ember', 'Wyrmling', 'Cinder', 'Drake', 'Ashenfell', 'Scalebound', 'Hearth', 'Smoulder'],
    second: ['Nursery', 'Tollgate', 'Siege', 'Bakery', 'Heirs', 'Treaty', 'Watch'],
    figures: ['dragon', 'egg', 'shieldSword'],
    category: 'mythology',
  },
  jewels: {
    first: ['Facet', 'Carat', 'Prism', 'Velvet Tray', 'Lapidary', 'Glimmer', 'Ninefold', 'Halo'],
    second: ['Waltz', 'Cascade Row', 'Auction', 'Cabinet', 'Loupe', 'Avenue', 'Workshop'],
    figures: ['brilliant', 'emerald', 'crown', 'heartGem'],
    category: 'classics',
  },
  west: {
    first: ['Dusty', 'Sundown', 'Tumbleweed', 'Copper Creek', 'Rattlesnake', 'Telegraph', 'Two-Horse', 'Mesa'],
    second: ['Post Office', 'Piano Man', 'Payroll', 'Sheriffs', 'Junction', 'Whistle Stop', 'Showdown Tea'],
    figures: ['sheriff', 'hat', 'cactus', 'horseshoe'],
    category: 'slots',
  },
  candy: {
    first: ['Sherbet', 'Toffee', 'Bubble', 'Praline', 'Fizzy', 'Marzipan', 'Sugarloft', 'Jellybean'],
    second: ['Parade', 'Laundry', 'Tramway', 'Ministry', 'Balloonists', 'Roundabout', 'Orchestra'],
    figures: ['lollipop', 'cupcake', 'donut', 'gummy'],
    category: 'slots',
  },
  olympus: {
    first: ['Thunder', 'Laurel', 'Marble', 'Ambrosia', 'Oracle', 'Aegean', 'Nine Muses', 'Cloudtop'],
    second: ['Assembly', 'Understudy', 'Colonnade', 'Weathermen', 'Decathlon', 'Encore', 'Summit Tea'],
    figures: ['temple', 'hoplite', 'bolt', 'lyre'],
    category: 'mythology',
  },
  jungle: {
    first: ['Canopy', 'Vine', 'Monsoon', 'Stripe', 'Papaya', 'Drumleaf', 'Green River', 'Orchid'],
    second: ['Express', 'Gossip', 'Drummers', 'Acrobats', 'Ropeway', 'Siesta', 'Whispers'],
    figures: ['tiger', 'toucan', 'monkey'],
    category: 'animals',
  },
  racing: {
    first: ['Hairpin', 'Pit Lane', 'Slipstream', 'Chequered', 'Overpass', 'Turbo', 'Night Shift', 'Apex'],
    second: ['Club', 'Sundays', 'Mechanics', 'Grand Tour', 'Drifters', 'Fuel Co', 'Relay'],
    figures: ['car', 'racer', 'tyre'],
    category: 'slots',
  },
  fishing: {
    first: ['Reel', 'Early Bite', 'Jetty', 'Bobber', 'Trout Lake', 'Tackle', 'Misty Pier', 'Big Splash'],
    second: ['Brothers', 'Thermos', 'Holiday', 'Anglers', 'Almanac', 'Derby', 'Weekend'],
    figures: ['fish', 'boat', 'lure'],
    category: 'sea',
  },
  noir: {
    first: ['Velvet', 'Rainy', 'Midnight', 'Trenchcoat', 'Cigarillo', 'Neon', 'Alibi', 'Saxophone'],
    second: ['Dossier', 'Alley', 'Witness', 'Typewriter', 'Night Clerk', 'Masquerade', 'Elevator'],
    figures: ['detective', 'magnifier', 'hat', 'microphone'],
    category: 'slots',
  },
  north: {
    first: ['Longship', 'Runestone', 'Frostbeard', 'Mead Hall', 'Fjord', 'Raven', 'Shieldwall', 'Saga'],
    second: ['Rowers', 'Ballad', 'Harvest', 'Bargain', 'Skalds', 'Homecoming', 'Feud'],
    figures: ['longship', 'hornHelm', 'axes'],
    category: 'mythology',
  },
  luck: {
    first: ['Clover', 'Rainbow End', 'Four-Leaf', 'Ladybird', 'Meadow', 'Penny', 'Wishbone', 'Old Horseshoe'],
    second: ['Bank', 'Fiddlers', 'Lane', 'Jubilee', 'Cottage', 'Jig', 'Kettle'],
    figures: ['clover', 'potOfGold', 'horseshoe'],
    category: 'classics',
  },
  lanterns: {
    first: ['Paper', 'Jade', 'Koi', 'Silk', 'Plum Blossom', 'Teahouse', 'Red Gate', 'Moonbridge'],
    second: ['Procession', 'Pond', 'Festival Eve', 'Letters', 'Garden Row', 'Abacus', 'Kites'],
    figures: ['lantern', 'koi', 'fan', 'luckyCat'],
    category: 'slots',
  },
  spooky: {
    first: ['Creaky', 'Pumpkin', 'Cobweb', 'Gravel', 'Moonlit', 'Cauldron', 'Grinning', 'Attic'],
    second: ['Tenants', 'Choir Boys', 'Manor', 'Supper', 'Housewarming', 'Seance', 'Broom Co'],
    figures: ['pumpkin', 'ghost', 'witchCat'],
    category: 'slots',
  },
  pirates: {
    first: ['Parrot', 'Barnacle', 'Spyglass', 'Doubloon', 'Crow’s Nest', 'Rumrunner', 'Galleon', 'Salty'],
    second: ['Pension', 'Mutineers', 'Map Room', 'Regatta', 'Cove', 'Shanty', 'Tax Office'],
    figures: ['galleon', 'compass', 'chest'],
    category: 'sea',
  },
  disco: {
    first: ['Mirrorball', 'Vinyl', 'Bassline', 'Platform', 'Glitter', 'Saturday', 'Encore', 'Falsetto'],
    second: ['Union', 'Stairs', 'Rollers', 'Hotel', 'Hi-Fi', 'Revue', 'Jukebox'],
    figures: ['discoBall', 'microphone', 'vinyl'],
    category: 'slots',
  },
  winter: {
    first: ['Snowglobe', 'Mitten', 'Icicle', 'Sleigh', 'Polar', 'Frosted', 'Cocoa', 'Northwind'],
    second: ['Village', 'Express Nine', 'Skaters', 'Pantry', 'Post', 'Serenade', 'Lodge'],
    figures: ['penguin', 'snowman', 'snowflake'],
    category: 'animals',
  },
}

/** A provider as the lobby names it, how many games it brings, and who launches those without a route of their own (NAV-9). */
export interface ProviderSeed {
  readonly id: string
  readonly title: string
  readonly games: number
  readonly via?: string
  readonly aggregator?: boolean
}

/** All 25 providers of the source. Those offered everywhere bring most games, so that no market stands empty. */
export const providers: readonly ProviderSeed[] = [
  { id: 'softswiss', title: 'Softswiss', games: 66, aggregator: true },
  { id: 'pariplay', title: 'Pariplay', games: 62, aggregator: true },
  { id: 'novomatic', title: 'Novomatic', games: 44 },
  { id: 'elk', title: 'ELK', games: 32, via: 'softswiss' },
  { id: 'evolution', title: 'Evolution', games: 14 },
  { id: 'creedroomz', title: 'CreedRoomz', games: 6 },
  { id: 'relax', title: 'Relax', games: 20, aggregator: true },
  { id: 'playngo', title: 'Play’n GO', games: 20 },
  { id: 'quickspin', title: 'Quickspin', games: 18 },
  { id: 'pragmaticplay', title: 'Pragmatic Play', games: 22 },
  { id: 'yggdrasil', title: 'Yggdrasil', games: 16 },
  { id: 'thunderkick', title: 'Thunderkick', games: 13, via: 'relax' },
  { id: 'pushgaming', title: 'Push Gaming', games: 13, via: 'relax' },
  { id: 'quickfire', title: 'Quickfire', games: 12, via: 'relax' },
  { id: 'egt', title: 'EGT', games: 12, via: 'softswiss' },
  { id: '3oaks', title: 'Three Oaks', games: 12, via: 'softswiss' },
  { id: 'playtech', title: 'Playtech', games: 14, via: 'pariplay' },
  { id: 'blueprint', title: 'Blueprint', games: 12, via: 'pariplay' },
  { id: 'spnmnl', title: 'Spinomenal', games: 12, via: 'softswiss' },
  { id: 'skywind', title: 'Skywind', games: 12, via: 'pariplay' },
  { id: 'spinza', title: 'Spinza', games: 10, via: 'softswiss' },
  { id: 'slotmill', title: 'Slotmill', games: 10, via: 'relax' },
  { id: 'Microgaming', title: 'Microgaming', games: 12, via: 'relax' },
  { id: 'Hacksaw', title: 'Hacksaw', games: 13, via: 'relax' },
  { id: 'Playson', title: 'Playson', games: 12, via: 'softswiss' },
]

/** Studios whose games come through an aggregator; invented, with the countries they stay out of. */
export const studios: Readonly<
  Record<
    string,
    readonly { readonly id: string; readonly title: string; readonly restrictedCountry: readonly string[] }[]
  >
> = {
  softswiss: [
    { id: 'softswiss-northlight', title: 'Northlight', restrictedCountry: [] },
    { id: 'softswiss-papercrane', title: 'Papercrane', restrictedCountry: ['NL', 'GB'] },
    { id: 'softswiss-brasswork', title: 'Brasswork', restrictedCountry: ['DE'] },
    { id: 'softswiss-tinroof', title: 'Tin Roof', restrictedCountry: [] },
  ],
  pariplay: [
    { id: 'pariplay-inkwell', title: 'Inkwell', restrictedCountry: [] },
    { id: 'pariplay-saltmill', title: 'Saltmill', restrictedCountry: ['TR'] },
    { id: 'pariplay-loomhouse', title: 'Loomhouse', restrictedCountry: [] },
  ],
  relax: [{ id: 'relax-gullwing', title: 'Gullwing', restrictedCountry: ['SE'] }],
}
