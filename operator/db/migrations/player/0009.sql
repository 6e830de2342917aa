ALTER TABLE "players" ALTER COLUMN "loyalty_level" SET DEFAULT 'GUEST';
