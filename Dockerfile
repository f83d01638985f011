# Built in one stage with the build tools, run in another without them, as an unprivileged user.
FROM debian:13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /cairn
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
# Not needed at run time, because the build inlines the icons; the largest package after Node and PostgreSQL.
RUN node_modules/.bin/node scripts/build.mjs && npm prune --omit=dev --loglevel=error && rm -rf e2e bench checks faults corpus docs node_modules/lucide-react

FROM debian:13-slim
RUN useradd --system --uid 10001 --home /cairn cairn && mkdir /data /backups /deletions && chown cairn /data /backups /deletions
WORKDIR /cairn
COPY --from=build /cairn /cairn
ENV PATH=/cairn/node_modules/.bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER cairn
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "deploy/healthy.mjs"]
# The program itself, not npm, which swallows signals.
CMD ["node", "--max-old-space-size=768", "--max-semi-space-size=8", "src/app/main.server.ts"]
