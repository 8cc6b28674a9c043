export type Recording = {
  /** Pixels. */
  width: number;
  height: number;
  framesASecond: number;
  /** Duration of the drawing, and of the still image after it. */
  drawingSeconds: number;
  restSeconds: number;
  bitsASecond: number;
  /** The codec string of WebCodecs. */
  codec: string;
  /** SVG texts of moving pictures, in place of lines that are drawn; the last one rests. */
  frames?: readonly string[];
};

export type RecordedPacket = {
  /** Base64. */
  data: string;
  type: 'key' | 'delta';
  /** Seconds. */
  timestamp: number;
  duration: number;
};

export type RecordedDrawing = {
  packets: RecordedPacket[];
  config: {
    codec: string;
    codedWidth: number;
    codedHeight: number;
    /** Base64; empty for VP9, the AVCDecoderConfigurationRecord for H.264. */
    description: string;
  };
};

/**
 * Runs in a page that shows only an SVG of lines and dots. Draws them on a canvas progressively, frame by frame, the
 * strongest lines last, and encodes the frames. With frames it draws those instead.
 */
export const recordDrawing = async (recording: Recording): Promise<RecordedDrawing> => {
  const { width, height, framesASecond, drawingSeconds, restSeconds, bitsASecond, codec } =
    recording;
  const { frames } = recording;
  const svg = document.querySelector('svg');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!svg || !context) throw new Error('There is no drawing on the page.');
  const ground = svg.querySelector('rect')?.getAttribute('fill') ?? '#fff';

  const colorOf = (element: Element, name: 'stroke' | 'fill') =>
    element.getAttribute(name) ?? 'none';
  const lines = [...svg.querySelectorAll('path')].flatMap((path, layer) =>
    (path.getAttribute('d') ?? '')
      .split(/(?=M)/)
      .filter((d) => d.length > 1)
      .map((d, index, all) => {
        const one = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        one.setAttribute('d', d);
        const width = Number(path.getAttribute('stroke-width'));
        const color = colorOf(path, 'stroke');
        // Lines start in sequence within a layer; layers overlap slightly.
        const layers = svg.querySelectorAll('path').length;
        const begins = (layer + (0.75 * index) / all.length) / layers;
        const lasts = 1.2 / layers;
        return { path: new Path2D(d), length: one.getTotalLength(), width, color, begins, lasts };
      }),
  );
  const dots = [...svg.querySelectorAll('circle')];
  const end = Math.max(...lines.map(({ begins, lasts }) => begins + lasts));
  const eased = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

  /** `part` is how much of the drawing is there, 0 to 1. */
  const draw = (part: number) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.scale(width / 1600, height / 1000);
    context.lineCap = 'round';
    for (const line of lines) {
      const shown = eased((part * end - line.begins) / line.lasts);
      if (shown === 0) continue;
      context.setLineDash([line.length * shown, line.length * 2]);
      context.lineWidth = line.width;
      context.strokeStyle = line.color;
      context.stroke(line.path);
    }
    const size = eased((part - 0.93) / 0.07);
    for (const dot of dots) {
      context.beginPath();
      const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(dot.getAttribute(name)));
      context.arc(x ?? 0, y ?? 0, (r ?? 0) * size, 0, Math.PI * 2);
      context.fillStyle = colorOf(dot, 'fill');
      if (size > 0) context.fill();
    }
  };

  const show = async (frame: string) => {
    const image = new Image(width, height);
    image.src = `data:image/svg+xml,${encodeURIComponent(frame)}`;
    await image.decode();
    context.drawImage(image, 0, 0, width, height);
  };

  const base64 = (source?: AllowSharedBufferSource): string => {
    if (!source) return '';
    const bytes = ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const packets: RecordedPacket[] = [];
  let config: RecordedDrawing['config'] | undefined;
  const failures: Error[] = [];
  const encoder = new VideoEncoder({
    error: (error) => failures.push(error),
    output: (chunk, metadata) => {
      const given = metadata?.decoderConfig;
      if (given)
        config = {
          codec: given.codec,
          codedWidth: width,
          codedHeight: height,
          description: base64(given.description),
        };
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = base64(bytes);
      const { type, timestamp, duration } = chunk;
      packets.push({ data, type, timestamp: timestamp / 1e6, duration: (duration ?? 0) / 1e6 });
    },
  });
  encoder.configure({
    codec,
    width,
    height,
    bitrate: bitsASecond,
    framerate: framesASecond,
    latencyMode: 'quality',
  });
  const count = Math.round((drawingSeconds + restSeconds) * framesASecond);
  for (let index = 0; index < count; index += 1) {
    const frame = frames?.[index];
    if (frame) await show(frame);
    else if (!frames) draw(Math.min(1, index / (drawingSeconds * framesASecond)));
    const duration = 1e6 / framesASecond;
    const shot = new VideoFrame(canvas, { timestamp: index * duration, duration });
    encoder.encode(shot, { keyFrame: index % (framesASecond * 2) === 0 });
    shot.close();
    // Frames that wait to be encoded take memory.
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await encoder.flush();
  if (failures[0]) throw failures[0];
  if (!config) throw new Error(`The encoder has no configuration for ${codec}.`);
  return { packets, config };
};
