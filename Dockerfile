# One image for every role (docs/operations.md): HAAT_ROLE says which. Built and tried by scripts/check-docker.mjs.
# The same Node.js that package-lock.json pins for work on the project.
ARG NODE=node:26.10.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /haat
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN node -e "import('./scripts/install.mjs').then(({ install }) => install())"
COPY scripts/build.mjs scripts/
COPY vite.config.ts tsconfig.json ./
COPY src src
RUN node scripts/build.mjs

FROM ${NODE} AS packages
WORKDIR /haat
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: the lockfile does not name the binaries of every platform (scripts/install.mjs).
RUN npm install --omit=dev --no-save --no-audit --no-fund --loglevel=error && npm cache clean --force

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /haat
COPY --from=packages /haat/node_modules node_modules
COPY --from=build /haat/dist dist
COPY package.json ./
COPY db/migrations db/migrations
COPY starters starters
# Nothing but /data is ever written, so the rest may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
