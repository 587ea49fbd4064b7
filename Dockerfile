FROM node:24-bookworm-slim AS build
WORKDIR /app

# No scripts: ours builds the sources, which are copied later so that this layer stays cached.
COPY .npmrc package.json package-lock.json ./
COPY client/package.json client/
RUN npm ci --ignore-scripts

COPY tsconfig.json tsconfig.build.json ./
COPY client client
COPY indexer indexer
COPY src src
COPY scripts/prepare-content.mjs scripts/
COPY mappings mappings
COPY fixtures fixtures
RUN npm run build && npm run pack-client \
 && npm prune --omit=dev --workspaces=false --ignore-scripts \
 && rm -rf dist/.tsbuildinfo node_modules/.package-lock.json \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && chmod +x dist/src/cli.js

COPY LICENSE CHANGELOG.md ./
COPY assets assets
# Whatever the modes in the checkout: everyone may read the files, only root may change them.
RUN chmod -R u=rwX,go=rX assets dist fixtures mappings node_modules package.json LICENSE


FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/var/lib/menologion
WORKDIR /app

# DATA_DIR is only used without engines: mount a volume there to keep keys and counts.
RUN mkdir -m 700 "$DATA_DIR" && chown node:node "$DATA_DIR" \
 && ln -s /app/dist/src/cli.js /usr/local/bin/menologion

COPY --from=build /app/package.json /app/LICENSE /app/CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/assets assets
COPY --from=build /app/mappings mappings
COPY --from=build /app/dist dist
COPY --from=build /app/fixtures fixtures

USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/src/cli.js"]
CMD ["serve"]
