import { captionsFault } from '~/gatsby/images/publishCaptions';

test('captions are lines of WebVTT', () => {
  expect(captionsFault('00:00.000 --> 00:02.000\nWater.\n')).toBeUndefined();
  expect(
    captionsFault('WEBVTT\n\n01:00:00.000 --> 01:00:02.500 align:start\nWater.'),
  ).toBeUndefined();
});

test('captions without times, or with wrong ones, get an error that says what to write', () => {
  expect(captionsFault('Water.')).toContain('has no line with times');
  expect(captionsFault('0:00 --> 0:02\nWater.')).toContain('has "0:00 --> 0:02" where times');
});
