# syntax=docker/dockerfile:1
# Two images from one tree, docs/deploy.md, "Containers":
#   docker build --target publisher -t talvane-publisher .
#   docker build --target server -t talvane-server .

FROM node:20-bookworm-slim AS app
RUN mkdir /srv/talvane && chown node:node /srv/talvane
USER node
WORKDIR /srv/talvane
ENV GATSBY_TELEMETRY_DISABLED=1

# The workspaces are part of the installation: npm links them into node_modules.
COPY --chown=node:node package.json package-lock.json .npmrc ./
COPY --chown=node:node packages packages
RUN npm ci --omit=dev --no-audit && npm cache clean --force

# tsx reads the paths of tsconfig.json, by which the commands import the workspaces as TypeScript.
COPY --chown=node:node . .

# No volumes for .cache and public: a build of another space or content model removes both folders, which fails on a mount
# point. A new container begins with a cold build instead.
RUN mkdir -p .publishing .space
VOLUME ["/srv/talvane/.publishing", "/srv/talvane/.space"]

# Webhook to release: the queue, builds, checks and releases.
FROM app AS publisher
EXPOSE 9100
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PUBLISH_PORT || 9100}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "run", "--silent", "publisher"]

# The released site with redirects and headers, and the receiver of the contact form.
FROM app AS server
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 9000}${process.env.PATH_PREFIX || ''}/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "run", "--silent", "serve", "--", "--released"]
