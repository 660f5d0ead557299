;; The three loops in which a network spends its time, four numbers at a time. Pixels are row by
;; row, all channels of a pixel adjacent. And the loop that searches for lines, sixteen pixels at a
;; time.
;; `sums-code.ts` holds the same as base64:  npx -p wabt wat2wasm sums.wat -o - | base64 -w0
(module
  (import "here" "memory" (memory 1))

  ;; Every output from all numbers of a window: `tall` runs of `run` numbers, `line` bytes apart.
  ;; Four pixels and eight outputs at a time: weights are in panels of eight outputs, and what is
  ;; written past the end of a row is overwritten by the next one.
  (func (export "folded")
    (param $from i32) (param $weights i32) (param $bias i32) (param $to i32)
    (param $tall i32) (param $run i32) (param $line i32) (param $right i32) (param $down i32)
    (param $width i32) (param $height i32) (param $outputs i32) (param $slope f32)
    (local $panel i32) (local $y i32) (local $x i32) (local $row i32) (local $i i32) (local $gap i32)
    (local $a i32) (local $b i32) (local $c i32) (local $d i32) (local $w i32) (local $o i32) (local $next i32)
    (local $bias0 v128) (local $bias1 v128) (local $w0 v128) (local $w1 v128) (local $one v128) (local $bend v128)
    (local $a0 v128) (local $a1 v128) (local $b0 v128) (local $b1 v128)
    (local $c0 v128) (local $c1 v128) (local $d0 v128) (local $d1 v128)
    (local.set $bend (f32x4.splat (local.get $slope)))
    (local.set $gap (i32.sub (local.get $line) (i32.shl (local.get $run) (i32.const 2))))
    (local.set $next (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $panels
      (local.set $bias0 (v128.load (i32.add (local.get $bias) (i32.shl (local.get $panel) (i32.const 2)))))
      (local.set $bias1 (v128.load offset=16 (i32.add (local.get $bias) (i32.shl (local.get $panel) (i32.const 2)))))
      (local.set $y (i32.const 0))
      (loop $rows
        (local.set $x (i32.const 0))
        (loop $pixels
          (local.set $a (i32.add (local.get $from)
            (i32.add (i32.mul (local.get $y) (local.get $down)) (i32.mul (local.get $x) (local.get $right)))))
          (local.set $b (i32.add (local.get $a) (local.get $right)))
          (local.set $c (i32.add (local.get $b) (local.get $right)))
          (local.set $d (i32.add (local.get $c) (local.get $right)))
          (local.set $w (i32.add (local.get $weights)
            (i32.mul (i32.mul (local.get $panel) (i32.const 4)) (i32.mul (local.get $tall) (local.get $run)))))
          (local.set $a0 (local.get $bias0)) (local.set $a1 (local.get $bias1))
          (local.set $b0 (local.get $bias0)) (local.set $b1 (local.get $bias1))
          (local.set $c0 (local.get $bias0)) (local.set $c1 (local.get $bias1))
          (local.set $d0 (local.get $bias0)) (local.set $d1 (local.get $bias1))
          (local.set $row (local.get $tall))
          (loop $window
            (local.set $i (local.get $run))
            (loop $numbers
              (local.set $w0 (v128.load (local.get $w)))
              (local.set $w1 (v128.load offset=16 (local.get $w)))
              (local.set $one (v128.load32_splat (local.get $a)))
              (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $one) (local.get $w0))))
              (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $one) (local.get $w1))))
              (local.set $one (v128.load32_splat (local.get $b)))
              (local.set $b0 (f32x4.add (local.get $b0) (f32x4.mul (local.get $one) (local.get $w0))))
              (local.set $b1 (f32x4.add (local.get $b1) (f32x4.mul (local.get $one) (local.get $w1))))
              (local.set $one (v128.load32_splat (local.get $c)))
              (local.set $c0 (f32x4.add (local.get $c0) (f32x4.mul (local.get $one) (local.get $w0))))
              (local.set $c1 (f32x4.add (local.get $c1) (f32x4.mul (local.get $one) (local.get $w1))))
              (local.set $one (v128.load32_splat (local.get $d)))
              (local.set $d0 (f32x4.add (local.get $d0) (f32x4.mul (local.get $one) (local.get $w0))))
              (local.set $d1 (f32x4.add (local.get $d1) (f32x4.mul (local.get $one) (local.get $w1))))
              (local.set $w (i32.add (local.get $w) (i32.const 32)))
              (local.set $a (i32.add (local.get $a) (i32.const 4)))
              (local.set $b (i32.add (local.get $b) (i32.const 4)))
              (local.set $c (i32.add (local.get $c) (i32.const 4)))
              (local.set $d (i32.add (local.get $d) (i32.const 4)))
              (br_if $numbers (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
            (local.set $a (i32.add (local.get $a) (local.get $gap)))
            (local.set $b (i32.add (local.get $b) (local.get $gap)))
            (local.set $c (i32.add (local.get $c) (local.get $gap)))
            (local.set $d (i32.add (local.get $d) (local.get $gap)))
            (br_if $window (local.tee $row (i32.sub (local.get $row) (i32.const 1)))))
          (local.set $o (i32.add (local.get $to) (i32.shl
            (i32.add (i32.mul (i32.add (i32.mul (local.get $y) (local.get $width)) (local.get $x)) (local.get $outputs)) (local.get $panel))
            (i32.const 2))))
          (v128.store (local.get $o) (f32x4.max (local.get $a0) (f32x4.mul (local.get $a0) (local.get $bend))))
          (v128.store offset=16 (local.get $o) (f32x4.max (local.get $a1) (f32x4.mul (local.get $a1) (local.get $bend))))
          (local.set $o (i32.add (local.get $o) (local.get $next)))
          (v128.store (local.get $o) (f32x4.max (local.get $b0) (f32x4.mul (local.get $b0) (local.get $bend))))
          (v128.store offset=16 (local.get $o) (f32x4.max (local.get $b1) (f32x4.mul (local.get $b1) (local.get $bend))))
          (local.set $o (i32.add (local.get $o) (local.get $next)))
          (v128.store (local.get $o) (f32x4.max (local.get $c0) (f32x4.mul (local.get $c0) (local.get $bend))))
          (v128.store offset=16 (local.get $o) (f32x4.max (local.get $c1) (f32x4.mul (local.get $c1) (local.get $bend))))
          (local.set $o (i32.add (local.get $o) (local.get $next)))
          (v128.store (local.get $o) (f32x4.max (local.get $d0) (f32x4.mul (local.get $d0) (local.get $bend))))
          (v128.store offset=16 (local.get $o) (f32x4.max (local.get $d1) (f32x4.mul (local.get $d1) (local.get $bend))))
          (br_if $pixels (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 4))) (local.get $width))))
        (br_if $rows (i32.lt_u (local.tee $y (i32.add (local.get $y) (i32.const 1))) (local.get $height))))
      (br_if $panels (i32.lt_u (local.tee $panel (i32.add (local.get $panel) (i32.const 8))) (local.get $outputs)))))

  ;; Depthwise convolution: each channel with its own weights.
  (func (export "apart")
    (param $from i32) (param $weights i32) (param $bias i32) (param $to i32)
    (param $tall i32) (param $wide i32) (param $line i32) (param $right i32) (param $down i32)
    (param $width i32) (param $height i32) (param $channels i32) (param $slope f32)
    (local $y i32) (local $x i32) (local $channel i32) (local $row i32) (local $i i32)
    (local $a i32) (local $w i32) (local $size i32) (local $sum v128) (local $bend v128)
    (local.set $bend (f32x4.splat (local.get $slope)))
    (local.set $size (i32.shl (local.get $channels) (i32.const 2)))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $pixels
        (local.set $channel (i32.const 0))
        (loop $all
          (local.set $sum (v128.load (i32.add (local.get $bias) (local.get $channel))))
          (local.set $w (i32.add (local.get $weights) (local.get $channel)))
          (local.set $row (i32.const 0))
          (loop $window
            (local.set $a (i32.add (i32.add (local.get $from) (local.get $channel))
              (i32.add (i32.mul (local.get $row) (local.get $line))
                (i32.add (i32.mul (local.get $y) (local.get $down)) (i32.mul (local.get $x) (local.get $right))))))
            (local.set $i (local.get $wide))
            (loop $run
              (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $w)))))
              (local.set $a (i32.add (local.get $a) (local.get $size)))
              (local.set $w (i32.add (local.get $w) (local.get $size)))
              (br_if $run (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
            (br_if $window (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $tall))))
          (v128.store (i32.add (local.get $to) (local.get $channel))
            (f32x4.max (local.get $sum) (f32x4.mul (local.get $sum) (local.get $bend))))
          (br_if $all (i32.lt_u (local.tee $channel (i32.add (local.get $channel) (i32.const 16))) (local.get $size))))
        (local.set $to (i32.add (local.get $to) (local.get $size)))
        (br_if $pixels (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 1))) (local.get $width))))
      (br_if $rows (i32.lt_u (local.tee $y (i32.add (local.get $y) (i32.const 1))) (local.get $height)))))

  ;; The largest number of each channel in a window.
  (func (export "most")
    (param $from i32) (param $to i32)
    (param $tall i32) (param $wide i32) (param $line i32) (param $right i32) (param $down i32)
    (param $width i32) (param $height i32) (param $channels i32)
    (local $y i32) (local $x i32) (local $channel i32) (local $row i32) (local $i i32)
    (local $a i32) (local $size i32) (local $best v128)
    (local.set $size (i32.shl (local.get $channels) (i32.const 2)))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $pixels
        (local.set $channel (i32.const 0))
        (loop $all
          (local.set $best (f32x4.splat (f32.const -inf)))
          (local.set $row (i32.const 0))
          (loop $window
            (local.set $a (i32.add (i32.add (local.get $from) (local.get $channel))
              (i32.add (i32.mul (local.get $row) (local.get $line))
                (i32.add (i32.mul (local.get $y) (local.get $down)) (i32.mul (local.get $x) (local.get $right))))))
            (local.set $i (local.get $wide))
            (loop $run
              (local.set $best (f32x4.max (local.get $best) (v128.load (local.get $a))))
              (local.set $a (i32.add (local.get $a) (local.get $size)))
              (br_if $run (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
            (br_if $window (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $tall))))
          (v128.store (i32.add (local.get $to) (local.get $channel)) (local.get $best))
          (br_if $all (i32.lt_u (local.tee $channel (i32.add (local.get $channel) (i32.const 16))) (local.get $size))))
        (local.set $to (i32.add (local.get $to) (local.get $size)))
        (br_if $pixels (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 1))) (local.get $width))))
      (br_if $rows (i32.lt_u (local.tee $y (i32.add (local.get $y) (i32.const 1))) (local.get $height)))))

  ;; Sets each byte at `to` to the larger of itself and the one at `from`, which lies after it.
  ;; Reads up to fifteen more.
  (func (export "raised")
    (param $to i32) (param $from i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (local.get $count)))
    (loop $all
      (v128.store (local.get $to) (i8x16.max_u (v128.load (local.get $to)) (v128.load (local.get $from))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (br_if $all (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 16))) (local.get $end))))))
