/** Engines in containers, for machines where Docker answers. */
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';

export interface StartedEngine {
  readonly url: string;
  stop(): Promise<void>;
}

const redisImage = 'redis:7-bookworm';
const elasticsearchImage = 'docker.elastic.co/elasticsearch/elasticsearch:9.4.3';
/** The first start may have to fetch the image. */
const startTimeoutMs = 300_000;
const password = 'only-for-tests';

export async function isDockerThere(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

export async function startRedisContainer(): Promise<StartedEngine> {
  const container = await new GenericContainer(redisImage)
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(startTimeoutMs)
    .start();
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { url, stop: () => container.stop().then(() => undefined) };
}

export async function startElasticsearchContainer(isSecure: boolean): Promise<StartedEngine> {
  const isUp = Wait.forHttp('/_cluster/health?wait_for_status=yellow&timeout=2s', 9200)
    .withBasicCredentials('elastic', password)
    .withReadTimeout(5_000)
    .forStatusCode(200);
  const container = await new GenericContainer(elasticsearchImage)
    .withEnvironment({
      'discovery.type': 'single-node',
      'xpack.security.enabled': String(isSecure),
      'xpack.security.http.ssl.enabled': 'false',
      'cluster.routing.allocation.disk.threshold_enabled': 'false',
      ES_JAVA_OPTS: '-Xms512m -Xmx512m',
      ...(isSecure ? { ELASTIC_PASSWORD: password } : {}),
    })
    .withExposedPorts(9200)
    .withWaitStrategy(isUp)
    .withStartupTimeout(startTimeoutMs)
    .start();
  const credentials = isSecure ? `elastic:${password}@` : '';
  const url = `http://${credentials}${container.getHost()}:${container.getMappedPort(9200)}`;
  return { url, stop: () => container.stop().then(() => undefined) };
}

export interface PausableContainer extends StartedEngine {
  pause(): Promise<void>;
  resume(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A Redis on a port that stays its own when it is killed and started again. */
export async function startPausableRedis(
  port: number,
  args: readonly string[],
): Promise<PausableContainer> {
  const container = await new GenericContainer(redisImage)
    .withCommand(['redis-server', ...args])
    .withExposedPorts({ container: 6379, host: port })
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(startTimeoutMs)
    .start();
  const { container: runtime } = await getContainerRuntimeClient();
  const docker = runtime.dockerode.getContainer(container.getId());
  return {
    url: `redis://${container.getHost()}:${port}`,
    pause: () => docker.pause(),
    resume: () => docker.unpause(),
    kill: () => docker.kill(),
    start: () => docker.start(),
    stop: () => docker.remove({ force: true }),
  };
}
