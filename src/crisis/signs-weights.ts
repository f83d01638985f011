// Written by bench/weigh-signs.mjs from the learning messages; not by hand. The names of what is weighed, then a sign for each
// of their weights, label by label. How to read both stands in signs-score.ts.
export const names = String.raw`c#%
c#&
c#'
c#(
c#)
c#*
c#+
c#,
c#-
c#.
c#/
c#0
c#1
c#2
c#3
c#4
c#5
c#6
c#7
c#8
c#9
c#:
c#;
c#<
c#=
c#>
c#@
c#A
c#B
c#C
c#D
c#E
c#F
c#G
c#H
c#I
c#J
c#K
c#L
c#M
c#N
c#O
c#P
c#Q
c#R
c#S
c#T
c#U
c#V
c#W
c#X
c#Y
c#Z
c#[
c#]
c#^
c#_
c#a
c#b
c#c
c#d
c#e
c#f
c#g
c#h
c#i
c#j
c#k
c#l
c#m
c#n
c#o
c#p
c#q
c#r
c#s
c#t
c#u
c#v
c#w
c#x
c#y
c%&
c%'
c%(
c%)
c%*
c%+
c%,
c%-
c%.
c%/
c%0
c%1
c%2
c%3
c%4
c%5
c%6
c%7
c%8
c%9
c%:
c%;
c%<
c%=
c%>
c%@
c%A
c%B
c%C
c%D
c%E
c%F
c%G
c%H
c%I
c%J
c%K
c%L
c%M
c%N
c%O
c%P
c%Q
c%R
c%S
c%T
c%U
c%V
c%W
c%X
c%Y
c%Z
c%[
c%]
c%^
c%_
c%a
c%b
c%c
c%d
c%e
c%f
c%g
c%h
c%i
c%j
c%k
c%l
c%m
c%n
c%o
c%p
c%q
c%r
c%s
c%t
c%u
c%v
c%w
c%x
c%y
c&'
c&(
c&)
c&*
c&+
c&,
c&-
c&.
c&/
c&0
c&1
c&2
c&3
c&4
c&5
c&6
c&7
c&8
c&9
c&:
c&;
c&<
c&=
c&>
c&@
c&A
c&B
c&C
c&D
c&E
c&F
c&G
c&H
c&I
c&J
c&K
c&L
c&M
c&N
c&O
c&P
c&Q
c&R
c&S
c&T
c&U
c&V
c&W
c&X
c&Y
c&Z
c&[
c&]
c&^
c&_
c&a
c&b
c&c
c&d
c&e
c&f
c&g
c&h
c&i
c&j
c&k
c&l
c&m
c&n
c&o
c&p
c&q
c&r
c&s
c&t
c&u
c&v
c&w
c&x
c&y
c'(
c')
c'*
c'+
c'-
c'.
c'/
c'0
c'1
c'2
c'3
c'4
c'5
c'7
c'8
c'9
c';
c'<
c'=
c'>
c'@
c'A
c'B
c'C
c'D
c'E
c'F
c'H
c'J
c'K
c'M
c'N
c'O
c'P
c'Q
c'S
c'T
c'V
c'W
c'X
c'Y
c'Z
c'[
c']
c'^
c'_
c'a
c'b
c'c
c'd
c'e
c'f
c'g
c'h
c'i
c'j
c'k
c'l
c'm
c'n
c'o
c'p
c'q
c'r
c's
c't
c'u
c'v
c'w
c'x
c'y
c()
c(*
c(+
c(,
c(-
c(.
c(/
c(0
c(1
c(2
c(3
c(4
c(5
c(6
c(7
c(8
c(9
c(:
c(;
c(<
c(=
c(>
c(@
c(A
c(B
c(C
c(D
c(E
c(F
c(G
c(H
c(I
c(J
c(K
c(L
c(M
c(N
c(O
c(P
c(Q
c(R
c(S
c(T
c(U
c(V
c(W
c(X
c(Y
c(Z
c([
c(]
c(^
c(_
c(a
c(b
c(c
c(d
c(e
c(f
c(g
c(h
c(i
c(j
c(k
c(l
c(m
c(n
c(o
c(p
c(q
c(r
c(s
c(t
c(u
c(v
c(w
c(x
c(y
c)*
c)+
c),
c).
c)/
c)1
c)2
c)3
c)4
c)5
c)6
c)7
c)8
c)9
c):
c)=
c)>
c)@
c)A
c)C
c)D
c)G
c)H
c)J
c)M
c)P
c)Q
c)R
c)S
c)T
c)W
c)X
c)Y
c)Z
c)[
c)]
c)^
c)_
c)a
c)b
c)c
c)d
c)e
c)f
c)g
c)i
c)j
c)k
c)l
c)m
c)n
c)o
c)q
c)r
c)s
c)t
c)u
c)v
c)w
c)x
c)y
c*+
c*,
c*.
c*/
c*1
c*2
c*3
c*4
c*5
c*6
c*7
c*8
c*9
c*:
c*<
c*=
c*>
c*@
c*A
c*C
c*D
c*E
c*F
c*G
c*H
c*I
c*J
c*M
c*O
c*P
c*Q
c*S
c*T
c*V
c*X
c*Y
c*Z
c*[
c*]
c*^
c*_
c*a
c*b
c*c
c*d
c*e
c*f
c*g
c*i
c*j
c*k
c*l
c*n
c*q
c*r
c*s
c*t
c*u
c*v
c*w
c*x
c*y
c+,
c+-
c+.
c+/
c+0
c+1
c+2
c+3
c+4
c+5
c+6
c+7
c+8
c+9
c+:
c+<
c+=
c+>
c+@
c+A
c+C
c+D
c+E
c+H
c+J
c+K
c+M
c+N
c+O
c+P
c+Q
c+S
c+T
c+U
c+V
c+W
c+X
c+Y
c+[
c+]
c+^
c+_
c+a
c+b
c+c
c+d
c+e
c+f
c+g
c+i
c+j
c+k
c+l
c+m
c+n
c+o
c+q
c+r
c+s
c+t
c+u
c+v
c+w
c+x
c+y
c,.
c,/
c,0
c,1
c,2
c,3
c,4
c,5
c,6
c,7
c,8
c,9
c,:
c,=
c,>
c,@
c,A
c,B
c,C
c,D
c,G
c,H
c,J
c,K
c,M
c,N
c,O
c,P
c,Q
c,S
c,V
c,X
c,Y
c,Z
c,[
c,]
c,^
c,_
c,a
c,b
c,c
c,d
c,e
c,f
c,g
c,i
c,j
c,k
c,l
c,m
c,n
c,q
c,r
c,s
c,t
c,u
c,v
c,w
c,x
c,y
c-.
c-/
c-0
c-1
c-2
c-3
c-4
c-5
c-7
c-9
c-;
c-<
c-=
c->
c-@
c-A
c-C
c-D
c-E
c-H
c-J
c-M
c-N
c-O
c-P
c-Q
c-S
c-T
c-U
c-X
c-Z
c-[
c-]
c-^
c-_
c-a
c-b
c-c
c-d
c-e
c-f
c-g
c-h
c-i
c-j
c-k
c-l
c-n
c-q
c-r
c-s
c-t
c-u
c-v
c-w
c-x
c./
c.0
c.1
c.2
c.3
c.4
c.5
c.6
c.7
c.8
c.9
c.:
c.<
c.=
c.>
c.@
c.A
c.B
c.C
c.D
c.E
c.F
c.G
c.H
c.J
c.K
c.L
c.M
c.O
c.P
c.Q
c.R
c.S
c.T
c.U
c.V
c.W
c.X
c.Y
c.Z
c.[
c.]
c.^
c._
c.a
c.b
c.c
c.d
c.e
c.f
c.g
c.h
c.i
c.j
c.k
c.l
c.m
c.n
c.o
c.p
c.q
c.r
c.s
c.t
c.u
c.v
c.w
c.x
c.y
c/0
c/1
c/2
c/3
c/4
c/5
c/6
c/7
c/8
c/9
c/:
c/;
c/<
c/=
c/>
c/@
c/A
c/B
c/C
c/D
c/E
c/F
c/G
c/H
c/I
c/J
c/K
c/L
c/M
c/N
c/O
c/P
c/Q
c/R
c/S
c/T
c/U
c/V
c/W
c/X
c/Y
c/Z
c/[
c/]
c/^
c/_
c/a
c/b
c/c
c/d
c/e
c/f
c/g
c/h
c/i
c/j
c/k
c/l
c/m
c/n
c/o
c/p
c/q
c/r
c/s
c/t
c/u
c/v
c/w
c/x
c/y
c01
c02
c03
c04
c05
c06
c07
c08
c09
c0:
c0;
c0<
c0=
c0>
c0@
c0B
c0C
c0D
c0E
c0F
c0G
c0H
c0J
c0K
c0L
c0M
c0N
c0O
c0P
c0Q
c0S
c0T
c0V
c0X
c0Y
c0Z
c0[
c0]
c0^
c0_
c0a
c0b
c0c
c0d
c0e
c0f
c0g
c0h
c0i
c0j
c0k
c0l
c0m
c0n
c0o
c0q
c0r
c0s
c0t
c0u
c0v
c0w
c0x
c0y
c12
c13
c14
c15
c16
c17
c18
c19
c1:
c1;
c1<
c1=
c1>
c1@
c1A
c1B
c1C
c1D
c1E
c1H
c1J
c1K
c1L
c1M
c1N
c1O
c1P
c1Q
c1R
c1S
c1T
c1U
c1V
c1W
c1X
c1Y
c1Z
c1[
c1]
c1^
c1_
c1a
c1b
c1c
c1d
c1e
c1f
c1g
c1h
c1i
c1j
c1k
c1l
c1m
c1n
c1o
c1p
c1q
c1r
c1s
c1t
c1u
c1v
c1w
c1x
c1y
c23
c24
c25
c26
c27
c28
c29
c2:
c2;
c2<
c2=
c2>
c2@
c2A
c2B
c2C
c2D
c2E
c2F
c2G
c2H
c2J
c2K
c2L
c2M
c2N
c2O
c2P
c2Q
c2R
c2S
c2T
c2U
c2V
c2W
c2X
c2Y
c2Z
c2[
c2]
c2^
c2_
c2a
c2b
c2c
c2d
c2e
c2f
c2g
c2h
c2i
c2j
c2k
c2l
c2m
c2n
c2o
c2p
c2q
c2r
c2s
c2t
c2u
c2v
c2w
c2x
c2y
c34
c35
c36
c37
c38
c39
c3:
c3;
c3<
c3=
c3>
c3@
c3A
c3B
c3C
c3D
c3E
c3F
c3G
c3H
c3I
c3J
c3K
c3L
c3M
c3N
c3O
c3P
c3Q
c3R
c3S
c3T
c3U
c3V
c3W
c3X
c3Y
c3Z
c3[
c3]
c3^
c3_
c3a
c3b
c3c
c3d
c3e
c3f
c3g
c3h
c3i
c3j
c3k
c3l
c3m
c3n
c3o
c3p
c3q
c3r
c3s
c3t
c3u
c3v
c3w
c3x
c3y
c45
c46
c47
c48
c49
c4:
c4<
c4=
c4>
c4@
c4A
c4B
c4C
c4D
c4E
c4F
c4H
c4I
c4J
c4K
c4L
c4M
c4N
c4O
c4P
c4Q
c4S
c4T
c4U
c4V
c4W
c4X
c4Y
c4Z
c4[
c4]
c4^
c4_
c4a
c4b
c4c
c4d
c4e
c4f
c4g
c4h
c4i
c4j
c4k
c4l
c4m
c4n
c4o
c4q
c4r
c4s
c4t
c4u
c4v
c4w
c4x
c4y
c56
c57
c58
c59
c5:
c5;
c5<
c5=
c5>
c5@
c5A
c5B
c5C
c5D
c5E
c5F
c5G
c5H
c5I
c5J
c5K
c5L
c5M
c5N
c5O
c5P
c5Q
c5R
c5S
c5T
c5U
c5V
c5W
c5X
c5Y
c5Z
c5[
c5]
c5^
c5_
c5a
c5b
c5c
c5d
c5e
c5f
c5g
c5h
c5i
c5j
c5k
c5l
c5m
c5n
c5o
c5p
c5q
c5r
c5s
c5t
c5u
c5v
c5w
c5x
c5y
c67
c68
c69
c6:
c6<
c6=
c6>
c6@
c6C
c6D
c6F
c6H
c6J
c6K
c6L
c6M
c6P
c6Q
c6R
c6S
c6T
c6U
c6V
c6X
c6Y
c6Z
c6[
c6]
c6^
c6_
c6a
c6b
c6c
c6d
c6e
c6f
c6g
c6i
c6j
c6k
c6l
c6m
c6n
c6o
c6p
c6q
c6r
c6s
c6t
c6u
c6v
c6w
c6x
c6y
c78
c79
c7:
c7;
c7<
c7=
c7>
c7@
c7A
c7B
c7C
c7D
c7E
c7F
c7G
c7H
c7J
c7K
c7L
c7M
c7N
c7O
c7P
c7Q
c7R
c7S
c7T
c7U
c7V
c7W
c7X
c7Y
c7Z
c7[
c7]
c7^
c7_
c7a
c7b
c7c
c7d
c7e
c7f
c7g
c7h
c7i
c7j
c7k
c7l
c7m
c7n
c7o
c7p
c7q
c7r
c7s
c7t
c7u
c7v
c7w
c7x
c7y
c89
c8:
c8;
c8<
c8=
c8>
c8@
c8A
c8C
c8D
c8E
c8G
c8H
c8J
c8K
c8M
c8N
c8P
c8Q
c8R
c8S
c8T
c8V
c8W
c8X
c8Y
c8Z
c8[
c8]
c8^
c8_
c8a
c8b
c8c
c8d
c8e
c8f
c8g
c8h
c8i
c8j
c8k
c8l
c8m
c8n
c8p
c8q
c8r
c8s
c8t
c8u
c8v
c8w
c8x
c9:
c9<
c9=
c9>
c9@
c9A
c9C
c9D
c9G
c9H
c9J
c9K
c9L
c9M
c9N
c9O
c9P
c9Q
c9R
c9S
c9T
c9V
c9X
c9Y
c9Z
c9[
c9]
c9^
c9_
c9a
c9b
c9c
c9d
c9e
c9f
c9g
c9h
c9i
c9j
c9k
c9l
c9m
c9n
c9o
c9p
c9q
c9r
c9s
c9t
c9u
c9v
c9w
c9x
c9y
c:=
c:>
c:@
c:A
c:C
c:D
c:E
c:F
c:J
c:M
c:P
c:Q
c:S
c:V
c:X
c:Y
c:[
c:]
c:^
c:_
c:b
c:c
c:d
c:e
c:f
c:g
c:i
c:j
c:k
c:l
c:n
c:o
c:q
c:r
c:s
c:t
c:u
c:v
c:w
c:x
c:y
c;=
c;>
c;X
c;[
c;b
c;c
c;d
c;e
c;j
c;k
c;p
c;r
c;s
c;t
c;w
c;x
c;y
c<=
c<>
c<@
c<C
c<D
c<E
c<G
c<H
c<I
c<J
c<M
c<N
c<P
c<Q
c<R
c<S
c<T
c<X
c<Y
c<Z
c<[
c<]
c<^
c<_
c<a
c<b
c<c
c<d
c<e
c<f
c<g
c<h
c<i
c<j
c<k
c<l
c<m
c<n
c<o
c<p
c<q
c<r
c<s
c<t
c<u
c<v
c<w
c<x
c<y
c=>
c=@
c=A
c=B
c=C
c=D
c=E
c=F
c=G
c=H
c=I
c=J
c=K
c=L
c=M
c=N
c=O
c=P
c=Q
c=R
c=S
c=T
c=U
c=V
c=W
c=X
c=Y
c=Z
c=[
c=]
c=^
c=_
c=a
c=b
c=c
c=d
c=e
c=f
c=g
c=h
c=i
c=j
c=k
c=l
c=m
c=n
c=o
c=p
c=q
c=r
c=s
c=t
c=u
c=v
c=w
c=x
c=y
c>@
c>A
c>B
c>C
c>D
c>E
c>F
c>G
c>H
c>I
c>J
c>K
c>L
c>M
c>N
c>O
c>P
c>Q
c>R
c>S
c>T
c>U
c>V
c>W
c>X
c>Y
c>Z
c>[
c>]
c>^
c>_
c>a
c>b
c>c
c>d
c>e
c>f
c>g
c>h
c>i
c>j
c>k
c>l
c>m
c>n
c>o
c>p
c>q
c>r
c>s
c>t
c>u
c>v
c>w
c>x
c>y
c@A
c@B
c@C
c@D
c@E
c@F
c@G
c@H
c@J
c@K
c@L
c@M
c@N
c@O
c@P
c@Q
c@S
c@T
c@U
c@V
c@X
c@Y
c@Z
c@[
c@]
c@^
c@_
c@a
c@b
c@c
c@d
c@e
c@f
c@g
c@h
c@i
c@j
c@k
c@l
c@m
c@n
c@o
c@p
c@q
c@r
c@s
c@t
c@u
c@v
c@w
c@x
c@y
cAC
cAD
cAE
cAF
cAG
cAH
cAJ
cAK
cAM
cAO
cAP
cAQ
cAS
cAT
cAV
cAW
cAX
cAY
cAZ
cA[
cA]
cA^
cA_
cAa
cAb
cAc
cAd
cAe
cAf
cAg
cAh
cAi
cAj
cAk
cAl
cAm
cAn
cAo
cAp
cAq
cAr
cAs
cAt
cAu
cAv
cAw
cAx
cAy
cBD
cBJ
cBK
cBL
cBM
cBP
cBQ
cBS
cBV
cBW
cBX
cB[
cB]
cB_
cBb
cBc
cBd
cBe
cBf
cBg
cBi
cBj
cBk
cBl
cBm
cBn
cBq
cBr
cBs
cBt
cBu
cBv
cCD
cCE
cCF
cCG
cCH
cCJ
cCK
cCL
cCM
cCN
cCP
cCQ
cCR
cCS
cCT
cCU
cCV
cCW
cCX
cCY
cCZ
cC[
cC]
cC^
cC_
cCa
cCb
cCc
cCd
cCe
cCf
cCg
cCh
cCi
cCj
cCk
cCl
cCm
cCn
cCo
cCp
cCq
cCr
cCs
cCt
cCu
cCv
cCw
cCx
cCy
cDE
cDF
cDG
cDH
cDJ
cDK
cDL
cDM
cDN
cDO
cDP
cDQ
cDR
cDS
cDT
cDU
cDV
cDW
cDX
cDY
cDZ
cD[
cD]
cD^
cD_
cDa
cDb
cDc
cDd
cDe
cDf
cDg
cDh
cDi
cDj
cDk
cDl
cDm
cDn
cDo
cDp
cDq
cDr
cDs
cDt
cDu
cDv
cDw
cDx
cDy
cEF
cEH
cEJ
cEK
cEN
cEP
cEQ
cES
cEU
cEV
cEX
cEY
cE[
cE]
cE^
cE_
cEa
cEb
cEc
cEd
cEe
cEf
cEg
cEi
cEj
cEk
cEl
cEm
cEn
cEp
cEq
cEr
cEs
cEt
cEu
cEv
cEw
cEx
cEy
cFM
cFP
cFQ
cFS
cFX
cF[
cF^
cFb
cFd
cFe
cFf
cFg
cFj
cFk
cFl
cFm
cFn
cFq
cFr
cFs
cFt
cFv
cFx
cGH
cGP
cGQ
cGS
cGT
cGV
cGX
cGZ
cG[
cG^
cG_
cGa
cGb
cGc
cGd
cGe
cGf
cGg
cGi
cGj
cGk
cGl
cGm
cGn
cGo
cGp
cGr
cGs
cGt
cGu
cGv
cGx
cHI
cHJ
cHK
cHL
cHM
cHN
cHO
cHP
cHQ
cHR
cHS
cHT
cHU
cHV
cHX
cHY
cHZ
cH[
cH]
cH^
cH_
cHa
cHb
cHc
cHd
cHe
cHf
cHg
cHh
cHi
cHj
cHk
cHl
cHm
cHn
cHo
cHp
cHq
cHr
cHs
cHt
cHu
cHv
cHw
cHx
cHy
cIQ
cIX
cI[
cI]
cIa
cId
cIe
cIf
cIj
cIk
cIn
cIr
cIs
cIv
cIy
cJK
cJL
cJM
cJN
cJO
cJP
cJQ
cJR
cJS
cJT
cJU
cJV
cJW
cJX
cJY
cJZ
cJ[
cJ]
cJ^
cJ_
cJa
cJb
cJc
cJd
cJe
cJf
cJg
cJh
cJi
cJj
cJk
cJl
cJm
cJn
cJp
cJq
cJr
cJs
cJt
cJu
cJv
cJw
cJx
cJy
cKL
cKM
cKP
cKQ
cKR
cKS
cKT
cKU
cKV
cKX
cKY
cKZ
cK[
cK]
cK^
cK_
cKa
cKb
cKc
cKd
cKe
cKf
cKg
cKi
cKj
cKk
cKl
cKm
cKn
cKo
cKq
cKr
cKs
cKt
cKu
cKx
cKy
cLM
cLP
cLQ
cLS
cLT
cLU
cLV
cLX
cLY
cLZ
cL[
cL]
cL^
cL_
cLa
cLb
cLc
cLd
cLe
cLf
cLg
cLi
cLj
cLk
cLl
cLn
cLq
cLr
cLs
cLt
cLu
cLv
cLx
cLy
cMN
cMP
cMQ
cMR
cMS
cMT
cMU
cMV
cMW
cMX
cMY
cMZ
cM[
cM]
cM^
cM_
cMa
cMb
cMc
cMd
cMe
cMf
cMg
cMh
cMi
cMj
cMk
cMl
cMm
cMn
cMo
cMp
cMq
cMr
cMs
cMt
cMu
cMv
cMw
cMx
cMy
cNO
cNP
cNQ
cNS
cNT
cNV
cNX
cNY
cNZ
cN[
cN]
cN^
cN_
cNa
cNb
cNd
cNe
cNf
cNg
cNh
cNi
cNj
cNk
cNl
cNm
cNn
cNq
cNr
cNs
cNt
cNu
cNv
cNw
cNy
cOP
cOQ
cOS
cOT
cOV
cOW
cOX
cOZ
cO[
cO]
cO^
cO_
cOa
cOb
cOc
cOd
cOe
cOf
cOg
cOh
cOi
cOj
cOk
cOm
cOn
cOo
cOq
cOr
cOs
cOt
cOu
cOv
cOx
cOy
cPQ
cPR
cPS
cPT
cPU
cPV
cPW
cPX
cPY
cPZ
cP[
cP]
cP^
cP_
cPa
cPb
cPc
cPd
cPe
cPf
cPg
cPh
cPi
cPj
cPk
cPl
cPm
cPn
cPo
cPp
cPq
cPr
cPs
cPt
cPu
cPv
cPw
cPx
cPy
cQR
cQS
cQT
cQU
cQV
cQW
cQX
cQY
cQZ
cQ[
cQ]
cQ^
cQ_
cQa
cQb
cQc
cQd
cQe
cQf
cQg
cQh
cQi
cQj
cQk
cQl
cQm
cQn
cQo
cQp
cQq
cQr
cQs
cQt
cQu
cQv
cQw
cQx
cQy
cRS
cRT
cRV
cRW
cRX
cRZ
cR[
cR]
cR^
cR_
cRa
cRb
cRc
cRd
cRe
cRf
cRg
cRi
cRj
cRk
cRl
cRn
cRq
cRr
cRs
cRt
cRu
cRv
cRw
cRx
cRy
cST
cSU
cSV
cSW
cSX
cSY
cSZ
cS[
cS]
cS^
cS_
cSa
cSb
cSc
cSd
cSe
cSf
cSg
cSh
cSi
cSj
cSk
cSl
cSm
cSn
cSo
cSp
cSq
cSr
cSs
cSt
cSu
cSv
cSw
cSx
cSy
cTU
cTV
cTX
cTY
cTZ
cT[
cT]
cT^
cT_
cTa
cTb
cTc
cTd
cTe
cTf
cTg
cTh
cTi
cTj
cTk
cTl
cTm
cTn
cTo
cTq
cTr
cTs
cTt
cTu
cTv
cTw
cTx
cTy
cUV
cUX
cUY
cUZ
cU[
cU]
cU^
cU_
cUa
cUb
cUc
cUd
cUe
cUf
cUg
cUi
cUj
cUk
cUl
cUm
cUn
cUq
cUr
cUs
cUt
cUu
cUv
cUx
cVX
cVY
cVZ
cV[
cV]
cV^
cV_
cVa
cVb
cVc
cVd
cVe
cVf
cVg
cVi
cVj
cVk
cVl
cVm
cVn
cVo
cVp
cVq
cVr
cVs
cVt
cVu
cVv
cVx
cVy
cWX
cW[
cW]
cW_
cWa
cWb
cWc
cWd
cWe
cWf
cWg
cWi
cWj
cWk
cWl
cWn
cWq
cWr
cWs
cWu
cWv
cWx
cWy
cXY
cXZ
cX[
cX]
cX^
cX_
cXa
cXb
cXc
cXd
cXe
cXf
cXg
cXh
cXi
cXj
cXk
cXl
cXm
cXn
cXo
cXp
cXq
cXr
cXs
cXt
cXu
cXv
cXw
cXx
cXy
cYZ
cY[
cY]
cY^
cY_
cYa
cYb
cYc
cYd
cYe
cYf
cYg
cYi
cYj
cYk
cYl
cYm
cYn
cYq
cYr
cYs
cYt
cYu
cYv
cYw
cYx
cYy
cZ[
cZ]
cZ^
cZ_
cZa
cZb
cZc
cZd
cZe
cZf
cZg
cZh
cZi
cZj
cZk
cZl
cZm
cZn
cZo
cZp
cZq
cZr
cZs
cZt
cZu
cZv
cZw
cZx
cZy
c[]
c[^
c[_
c[a
c[b
c[c
c[d
c[e
c[f
c[g
c[h
c[i
c[j
c[k
c[l
c[m
c[n
c[o
c[p
c[q
c[s
c[t
c[u
c[v
c[w
c[x
c[y
c]^
c]_
c]a
c]b
c]c
c]d
c]e
c]f
c]g
c]h
c]i
c]j
c]k
c]l
c]m
c]n
c]o
c]p
c]q
c]r
c]s
c]t
c]u
c]v
c]w
c]x
c]y
c^_
c^a
c^b
c^c
c^d
c^e
c^f
c^g
c^h
c^i
c^j
c^k
c^l
c^m
c^n
c^o
c^p
c^q
c^r
c^s
c^t
c^u
c^v
c^w
c^x
c^y
c_a
c_b
c_c
c_d
c_e
c_f
c_g
c_h
c_i
c_j
c_k
c_l
c_m
c_n
c_o
c_p
c_q
c_r
c_s
c_t
c_u
c_v
c_w
c_x
c_y
cab
cac
cad
cae
caf
cag
cah
cai
caj
cak
cal
cam
can
cao
cap
caq
car
cas
cat
cau
cav
caw
cax
cay
cbc
cbd
cbe
cbf
cbg
cbh
cbi
cbj
cbk
cbl
cbm
cbn
cbo
cbp
cbq
cbr
cbs
cbt
cbu
cbv
cbw
cbx
cby
ccd
cce
ccf
ccg
cch
cci
ccj
cck
ccl
ccm
ccn
cco
ccp
ccq
ccr
ccs
cct
ccu
ccv
ccw
ccx
ccy
cde
cdf
cdg
cdh
cdi
cdj
cdk
cdl
cdm
cdn
cdo
cdp
cdq
cdr
cds
cdt
cdu
cdv
cdw
cdx
cdy
cef
ceg
ceh
cei
cej
cek
cel
cem
cen
ceo
cep
ceq
cer
ces
cet
ceu
cev
cew
cex
cey
cfg
cfh
cfi
cfj
cfk
cfl
cfm
cfn
cfo
cfp
cfq
cfr
cfs
cft
cfu
cfv
cfw
cfx
cfy
cgh
cgi
cgj
cgk
cgl
cgm
cgn
cgo
cgp
cgq
cgr
cgs
cgt
cgu
cgv
cgw
cgx
cgy
chi
chj
chk
chl
chm
chn
cho
chq
chr
chs
cht
chu
chv
chx
chy
cij
cik
cil
cim
cin
cio
cip
ciq
cir
cis
cit
ciu
civ
ciw
cix
ciy
cjk
cjl
cjm
cjn
cjo
cjp
cjq
cjr
cjs
cjt
cju
cjv
cjw
cjx
cjy
ckl
ckm
ckn
cko
ckp
ckq
ckr
cks
ckt
cku
ckv
ckw
ckx
cky
clm
cln
clo
clp
clq
clr
cls
clt
clu
clv
clw
clx
cly
cmn
cmo
cmq
cmr
cms
cmt
cmu
cmv
cmw
cmx
cmy
cno
cnp
cnq
cnr
cns
cnt
cnu
cnv
cnw
cnx
cny
coq
cor
cos
cot
cou
cov
cow
cox
cpq
cpr
cps
cpt
cpu
cpv
cpw
cpx
cpy
cqr
cqs
cqt
cqu
cqv
cqw
cqx
cqy
crs
crt
cru
crv
crw
crx
cry
cst
csu
csv
csw
csx
csy
ctu
ctv
ctw
ctx
cty
cuv
cuw
cux
cuy
cvw
cvx
cvy
cwx
cwy
cxy
o##
o#%
o#&
o#'
o#(
o#)
o#*
o#+
o#,
o#-
o#.
o#/
o#0
o#1
o#2
o#3
o#5
o#6
o#7
o#8
o#9
o#:
o#;
o#<
o#=
o#>
o#@
o#A
o#B
o#C
o#D
o#E
o#F
o#G
o#H
o#J
o#K
o#L
o#M
o#N
o#O
o#P
o#Q
o#R
o#S
o#T
o#U
o#V
o#W
o#X
o#Y
o#Z
o#[
o#]
o#^
o#_
o#a
o#b
o#c
o#d
o#e
o#f
o#g
o#h
o#i
o#j
o#k
o#l
o#m
o#n
o#o
o#q
o#r
o#s
o#t
o#u
o#v
o#w
o#x
o#y
o%#
o%%
o%&
o%'
o%(
o%)
o%*
o%+
o%,
o%-
o%.
o%/
o%0
o%1
o%2
o%3
o%4
o%5
o%6
o%7
o%8
o%9
o%:
o%;
o%<
o%=
o%>
o%@
o%A
o%B
o%C
o%D
o%E
o%F
o%H
o%I
o%J
o%K
o%L
o%M
o%N
o%O
o%P
o%Q
o%S
o%T
o%V
o%X
o%Y
o%Z
o%[
o%]
o%^
o%_
o%a
o%b
o%c
o%d
o%e
o%f
o%g
o%h
o%i
o%j
o%k
o%l
o%m
o%n
o%o
o%p
o%q
o%r
o%s
o%t
o%u
o%v
o%w
o%x
o%y
o&#
o&%
o&&
o&'
o&(
o&)
o&*
o&+
o&,
o&-
o&.
o&/
o&0
o&1
o&2
o&3
o&4
o&5
o&6
o&7
o&8
o&9
o&:
o&<
o&=
o&>
o&@
o&A
o&B
o&C
o&D
o&E
o&F
o&G
o&H
o&J
o&K
o&L
o&M
o&N
o&O
o&P
o&Q
o&R
o&S
o&T
o&U
o&V
o&W
o&X
o&Y
o&Z
o&[
o&]
o&^
o&_
o&a
o&b
o&c
o&d
o&e
o&f
o&g
o&h
o&i
o&j
o&k
o&l
o&m
o&n
o&o
o&q
o&r
o&s
o&t
o&u
o&v
o&w
o&x
o&y
o'#
o'%
o''
o'(
o'+
o'.
o'/
o'1
o'2
o'3
o'4
o'7
o'=
o'>
o'@
o'C
o'D
o'K
o'M
o'P
o'Q
o'X
o'[
o'b
o'c
o'd
o'e
o'f
o'g
o'h
o'i
o'j
o'k
o'l
o'm
o'n
o'p
o'q
o'r
o's
o't
o'x
o(#
o(%
o(&
o('
o((
o(*
o(+
o(,
o(-
o(.
o(/
o(0
o(1
o(2
o(3
o(4
o(5
o(6
o(7
o(8
o(9
o(:
o(;
o(<
o(=
o(>
o(@
o(A
o(B
o(C
o(D
o(E
o(F
o(G
o(H
o(I
o(J
o(K
o(L
o(M
o(N
o(O
o(P
o(Q
o(R
o(S
o(T
o(U
o(V
o(W
o(X
o(Y
o(Z
o([
o(]
o(^
o(_
o(a
o(b
o(c
o(d
o(e
o(f
o(g
o(h
o(i
o(j
o(k
o(l
o(m
o(n
o(o
o(p
o(q
o(r
o(s
o(t
o(u
o(v
o(w
o(x
o(y
o)#
o)%
o)&
o)(
o)/
o)3
o)5
o)7
o)=
o)>
o)G
o)M
o)P
o)Q
o)S
o)X
o)[
o)]
o)a
o)b
o)c
o)d
o)e
o)f
o)j
o)k
o)r
o)s
o)w
o*#
o*%
o*&
o*(
o*/
o*2
o*3
o*7
o*:
o*=
o*@
o*M
o*O
o*P
o*S
o*X
o*[
o*]
o*a
o*b
o*c
o*d
o*e
o*f
o*j
o*k
o*l
o*n
o*r
o+#
o+%
o+&
o+(
o+/
o+1
o+2
o+=
o+>
o+@
o+C
o+J
o+M
o+P
o+Q
o+S
o+X
o+[
o+]
o+^
o+_
o+a
o+b
o+c
o+d
o+e
o+f
o+g
o+j
o+k
o+l
o+n
o+q
o+r
o+s
o+v
o,#
o,%
o,&
o,(
o,/
o,3
o,5
o,=
o,>
o,@
o,A
o,C
o,M
o,P
o,Q
o,S
o,X
o,[
o,]
o,a
o,b
o,c
o,d
o,e
o,f
o,g
o,i
o,j
o,k
o,n
o,q
o,r
o,s
o-#
o-%
o-(
o-.
o-3
o-=
o->
o-P
o-S
o-X
o-b
o-e
o-f
o-g
o-j
o-k
o-r
o-v
o.#
o.%
o.&
o.'
o.(
o..
o./
o.2
o.3
o.4
o.5
o.7
o.=
o.>
o.@
o.A
o.C
o.D
o.J
o.P
o.Q
o.S
o.X
o.[
o._
o.b
o.c
o.d
o.e
o.f
o.g
o.i
o.j
o.k
o.l
o.n
o.q
o.r
o.s
o.t
o.x
o.y
o/#
o/%
o/&
o/'
o/(
o/.
o//
o/0
o/1
o/2
o/3
o/4
o/5
o/7
o/8
o/9
o/:
o/;
o/<
o/=
o/>
o/@
o/B
o/C
o/D
o/E
o/F
o/H
o/J
o/K
o/L
o/M
o/P
o/Q
o/R
o/S
o/U
o/V
o/X
o/Y
o/Z
o/[
o/]
o/^
o/_
o/a
o/b
o/d
o/e
o/f
o/g
o/i
o/j
o/k
o/l
o/m
o/n
o/o
o/p
o/q
o/r
o/s
o/t
o/u
o/w
o/x
o/y
o0%
o0&
o0'
o0(
o0.
o0/
o01
o02
o03
o0=
o0>
o0F
o0M
o0Q
o0S
o0X
o0[
o0]
o0b
o0d
o0e
o0f
o0i
o0j
o0k
o0l
o0n
o0r
o0s
o0v
o0x
o1#
o1%
o1&
o1'
o1(
o1.
o1/
o10
o11
o13
o17
o18
o1:
o1;
o1=
o1>
o1C
o1D
o1E
o1J
o1M
o1N
o1O
o1P
o1Q
o1S
o1X
o1[
o1]
o1_
o1b
o1d
o1e
o1f
o1g
o1h
o1i
o1j
o1k
o1l
o1n
o1q
o1r
o1s
o1t
o2#
o2%
o2&
o2'
o2(
o2.
o2/
o20
o21
o22
o23
o24
o25
o27
o28
o29
o2:
o2;
o2<
o2=
o2>
o2C
o2D
o2E
o2F
o2G
o2H
o2K
o2L
o2M
o2P
o2Q
o2S
o2T
o2X
o2Y
o2Z
o2[
o2]
o2^
o2_
o2a
o2b
o2c
o2d
o2e
o2f
o2g
o2i
o2j
o2k
o2l
o2n
o2q
o2r
o2s
o2t
o2u
o2v
o2x
o2y
o3#
o3%
o3&
o3(
o3.
o3/
o30
o31
o32
o33
o34
o35
o36
o37
o38
o3<
o3=
o3>
o3@
o3C
o3D
o3E
o3H
o3I
o3J
o3K
o3M
o3P
o3Q
o3S
o3T
o3V
o3X
o3Y
o3Z
o3[
o3]
o3_
o3a
o3b
o3c
o3d
o3e
o3f
o3g
o3i
o3j
o3k
o3l
o3m
o3n
o3o
o3q
o3r
o3s
o3t
o3u
o3x
o3y
o4#
o4%
o4&
o4(
o4.
o4/
o42
o43
o4=
o4>
o4C
o4Q
o4S
o4X
o4Y
o4a
o4c
o4e
o4g
o4j
o4k
o4n
o4q
o4r
o4s
o5#
o5%
o5&
o5'
o5(
o5.
o5/
o52
o53
o54
o55
o56
o57
o58
o5=
o5>
o5@
o5C
o5H
o5J
o5K
o5L
o5M
o5P
o5Q
o5S
o5X
o5Y
o5Z
o5[
o5]
o5_
o5b
o5c
o5d
o5e
o5f
o5g
o5i
o5j
o5k
o5n
o5r
o5s
o5t
o5u
o5y
o6#
o6&
o6(
o6/
o61
o63
o64
o65
o66
o67
o68
o69
o6=
o6>
o6C
o6M
o6P
o6Q
o6S
o6X
o6b
o6e
o6f
o6g
o6j
o6k
o6l
o6n
o6r
o6t
o6y
o7#
o7%
o7&
o7(
o7.
o7/
o71
o72
o73
o74
o75
o76
o77
o78
o79
o7:
o7<
o7=
o7>
o7C
o7D
o7H
o7M
o7N
o7P
o7Q
o7S
o7V
o7X
o7Y
o7Z
o7[
o7]
o7_
o7a
o7b
o7c
o7d
o7e
o7f
o7g
o7i
o7j
o7k
o7l
o7m
o7n
o7o
o7q
o7r
o7s
o7t
o7u
o7w
o7x
o7y
o8#
o8%
o8&
o8(
o8.
o8/
o81
o82
o83
o85
o86
o88
o8=
o8>
o8E
o8M
o8Q
o8S
o8X
o8[
o8]
o8a
o8b
o8d
o8e
o8f
o8g
o8j
o8k
o8l
o8n
o8r
o8s
o8t
o9#
o9%
o9&
o9(
o92
o94
o95
o96
o98
o9=
o9>
o9@
o9C
o9Q
o9S
o9X
o9[
o9_
o9b
o9c
o9e
o9f
o9g
o9j
o9k
o9l
o9m
o9r
o9s
o9w
o:#
o:%
o:&
o:(
o:/
o:1
o:3
o:5
o:7
o:=
o:>
o:Q
o:X
o:_
o:e
o:j
o:r
o:t
o;%
o;(
o;3
o;=
o;X
o;e
o;j
o;k
o;p
o;r
o<#
o<%
o<&
o<(
o</
o<2
o<3
o<5
o<7
o<8
o<<
o<=
o<>
o<C
o<Q
o<S
o<X
o<b
o<d
o<e
o<f
o<i
o<j
o<k
o<n
o<r
o<s
o<v
o=#
o=%
o=&
o='
o=(
o=.
o=/
o=0
o=1
o=2
o=3
o=4
o=5
o=6
o=7
o=8
o=9
o=:
o=<
o==
o=>
o=@
o=C
o=D
o=E
o=F
o=H
o=J
o=K
o=L
o=M
o=N
o=P
o=Q
o=R
o=S
o=T
o=U
o=V
o=X
o=Y
o=Z
o=[
o=]
o=^
o=_
o=a
o=b
o=c
o=d
o=e
o=f
o=g
o=i
o=j
o=k
o=l
o=n
o=o
o=p
o=q
o=r
o=s
o=t
o=u
o=v
o=x
o=y
o>#
o>%
o>&
o>'
o>(
o>+
o>.
o>/
o>0
o>1
o>2
o>3
o>4
o>5
o>6
o>7
o>8
o>9
o>:
o>;
o><
o>=
o>>
o>@
o>A
o>C
o>D
o>E
o>H
o>J
o>K
o>L
o>M
o>N
o>O
o>P
o>Q
o>S
o>T
o>V
o>X
o>Y
o>Z
o>[
o>]
o>^
o>_
o>a
o>b
o>c
o>d
o>e
o>f
o>g
o>i
o>j
o>k
o>l
o>n
o>o
o>q
o>r
o>s
o>t
o>u
o>v
o>w
o>x
o>y
o@%
o@&
o@'
o@(
o@/
o@1
o@2
o@3
o@7
o@8
o@=
o@>
o@@
o@C
o@D
o@E
o@Q
o@S
o@X
o@[
o@^
o@_
o@b
o@c
o@d
o@e
o@f
o@i
o@j
o@k
o@l
o@n
o@q
o@r
o@s
o@t
o@u
o@v
oA#
oA%
oA&
oA(
oA+
oA/
oA2
oA:
oA=
oA>
oA@
oAA
oAP
oAQ
oAX
oA[
oAb
oAc
oAd
oAe
oAi
oAj
oAk
oAn
oAr
oAs
oB&
oB'
oB(
oB=
oB>
oBJ
oBQ
oBd
oBe
oBg
oBi
oBj
oBl
oBr
oBs
oC#
oC%
oC&
oC(
oC.
oC/
oC0
oC3
oC5
oC7
oC<
oC=
oC>
oCC
oCD
oCJ
oCK
oCL
oCM
oCQ
oCR
oCX
oCY
oC[
oC]
oCb
oCc
oCd
oCe
oCf
oCg
oCi
oCj
oCk
oCn
oCq
oCr
oCs
oCt
oCv
oCx
oD#
oD%
oD&
oD'
oD(
oD.
oD/
oD2
oD3
oD4
oD=
oD>
oDA
oDD
oDH
oDP
oDQ
oDS
oDX
oD[
oD^
oD_
oDa
oDb
oDd
oDe
oDf
oDg
oDi
oDj
oDk
oDl
oDm
oDn
oDr
oDs
oDt
oDu
oE#
oE%
oE&
oE(
oE/
oE8
oE=
oEQ
oEV
oEX
oE[
oE^
oE_
oEb
oEd
oEe
oEj
oEk
oEr
oEs
oEu
oEy
oF#
oF%
oF&
oF(
oFQ
oFX
oFd
oFj
oFk
oG#
oG%
oG&
oG(
oG=
oG>
oGS
oGX
oGd
oGe
oGf
oGi
oGj
oGk
oGl
oGn
oGr
oGs
oH#
oH%
oH&
oH'
oH(
oH.
oH/
oH0
oH3
oH7
oH8
oH9
oH=
oH>
oHH
oHM
oHP
oHQ
oHR
oHS
oHT
oHV
oHX
oHY
oH[
oH]
oH^
oH_
oHa
oHb
oHd
oHe
oHf
oHg
oHi
oHj
oHk
oHn
oHo
oHr
oHs
oHt
oHu
oHv
oI#
oI(
oIa
oIj
oIr
oJ#
oJ%
oJ&
oJ(
oJ.
oJ/
oJ2
oJ3
oJ4
oJ5
oJ7
oJ=
oJ>
oJ@
oJD
oJJ
oJK
oJM
oJP
oJQ
oJS
oJV
oJX
oJY
oJZ
oJ[
oJ]
oJ^
oJ_
oJa
oJb
oJc
oJd
oJe
oJf
oJg
oJi
oJj
oJk
oJl
oJm
oJn
oJr
oJs
oJt
oJv
oJx
oK#
oK%
oK&
oK(
oK/
oK0
oK3
oK4
oK5
oK=
oK>
oKC
oKJ
oKK
oKL
oKM
oKQ
oKX
oKY
oK[
oKe
oKg
oKi
oKj
oKk
oKn
oKr
oKs
oKt
oL#
oL&
oL(
oL/
oL3
oL4
oL5
oL6
oL7
oL=
oL>
oLJ
oLL
oLM
oLQ
oLT
oLX
oL[
oLe
oLf
oLg
oLi
oLj
oLk
oLn
oLr
oLs
oM#
oM%
oM&
oM'
oM(
oM/
oM0
oM2
oM3
oM4
oM5
oM6
oM7
oM9
oM=
oM>
oM@
oMD
oMH
oMJ
oMK
oMM
oMP
oMQ
oMS
oMT
oMV
oMX
oMY
oM[
oM]
oM^
oMa
oMb
oMd
oMe
oMf
oMg
oMi
oMj
oMk
oMl
oMn
oMo
oMr
oMs
oMt
oMu
oMv
oMy
oN#
oN%
oN&
oN(
oN/
oN3
oN=
oN>
oNM
oNN
oNQ
oNS
oNe
oNi
oNj
oNk
oNr
oNs
oO&
oO(
oO3
oO=
oO>
oOJ
oOO
oOQ
oOa
oOd
oOe
oOi
oOj
oOk
oOn
oOq
oOr
oP#
oP%
oP&
oP'
oP(
oP+
oP/
oP3
oP5
oP7
oP8
oP<
oP=
oP>
oPA
oPC
oPD
oPG
oPH
oPJ
oPK
oPL
oPM
oPN
oPO
oPP
oPQ
oPS
oPV
oPW
oPX
oPZ
oP[
oP]
oP^
oP_
oPa
oPb
oPd
oPe
oPf
oPg
oPi
oPj
oPk
oPl
oPm
oPn
oPr
oPs
oPu
oPw
oPy
oQ#
oQ%
oQ&
oQ'
oQ(
oQ*
oQ+
oQ.
oQ/
oQ0
oQ1
oQ2
oQ3
oQ4
oQ5
oQ6
oQ7
oQ8
oQ<
oQ=
oQ>
oQ@
oQA
oQB
oQC
oQD
oQE
oQH
oQJ
oQK
oQL
oQM
oQN
oQO
oQP
oQQ
oQS
oQT
oQU
oQV
oQW
oQX
oQY
oQZ
oQ[
oQ]
oQ^
oQ_
oQa
oQb
oQc
oQd
oQe
oQf
oQg
oQi
oQj
oQk
oQl
oQm
oQn
oQo
oQq
oQr
oQs
oQt
oQu
oQv
oQx
oQy
oR#
oR=
oRR
oRS
oRr
oS#
oS%
oS&
oS(
oS.
oS/
oS2
oS3
oS4
oS5
oS7
oS8
oS9
oS<
oS=
oS>
oS@
oSC
oSD
oSH
oSJ
oSK
oSL
oSM
oSP
oSQ
oSR
oSS
oST
oSU
oSV
oSX
oSY
oSZ
oS[
oS]
oS^
oS_
oSa
oSb
oSc
oSd
oSe
oSf
oSg
oSi
oSj
oSk
oSl
oSn
oSo
oSq
oSr
oSs
oSt
oSu
oSv
oSy
oT#
oT%
oT&
oT(
oT/
oT2
oT5
oT=
oT>
oT@
oTH
oTJ
oTP
oTQ
oTS
oTT
oTV
oTX
oTY
oT[
oT]
oT^
oTa
oTb
oTd
oTe
oTf
oTj
oTk
oTn
oTr
oTs
oU#
oU&
oU(
oU5
oU=
oU>
oUQ
oUS
oUU
oUX
oUa
oUd
oUe
oUf
oUl
oUn
oUr
oUs
oUu
oV#
oV%
oV&
oV(
oV/
oV2
oV7
oV=
oV>
oV@
oVD
oVE
oVH
oVJ
oVP
oVQ
oVS
oVV
oVX
oVY
oV[
oV_
oVa
oVb
oVd
oVe
oVf
oVj
oVk
oVl
oVn
oVr
oVt
oVu
oW%
oW(
oW/
oW=
oW>
oWQ
oWX
oW_
oWb
oWd
oWe
oWj
oWk
oWr
oX#
oX%
oX&
oX'
oX(
oX)
oX.
oX/
oX0
oX1
oX2
oX3
oX4
oX5
oX6
oX7
oX8
oX9
oX<
oX=
oX>
oX@
oXA
oXC
oXD
oXE
oXH
oXJ
oXK
oXL
oXM
oXN
oXP
oXQ
oXR
oXS
oXT
oXU
oXV
oXX
oXY
oXZ
oX[
oX]
oX^
oX_
oXa
oXb
oXc
oXd
oXe
oXf
oXg
oXi
oXj
oXk
oXl
oXm
oXn
oXo
oXp
oXq
oXr
oXs
oXt
oXu
oXv
oXw
oXx
oXy
oY#
oY%
oY&
oY(
oY/
oY1
oY2
oY3
oY4
oY5
oY7
oY9
oY<
oY=
oY>
oYC
oYD
oYH
oYJ
oYM
oYQ
oYS
oYT
oYV
oYX
oYY
oYZ
oY[
oY^
oY_
oYa
oYb
oYd
oYe
oYf
oYg
oYj
oYk
oYn
oYr
oYs
oYu
oZ#
oZ%
oZ&
oZ(
oZ/
oZ4
oZ5
oZ=
oZ>
oZJ
oZQ
oZS
oZU
oZX
oZZ
oZ[
oZ]
oZ^
oZa
oZb
oZd
oZe
oZf
oZg
oZi
oZj
oZk
oZl
oZn
oZr
oZu
o[#
o[%
o[&
o['
o[(
o[*
o[.
o[/
o[0
o[1
o[2
o[3
o[4
o[5
o[6
o[7
o[8
o[9
o[:
o[<
o[=
o[>
o[@
o[A
o[B
o[C
o[D
o[E
o[F
o[H
o[J
o[M
o[N
o[P
o[Q
o[R
o[S
o[U
o[V
o[W
o[X
o[Y
o[Z
o[[
o[]
o[^
o[_
o[a
o[b
o[c
o[d
o[e
o[f
o[g
o[i
o[j
o[k
o[l
o[m
o[n
o[o
o[p
o[q
o[r
o[s
o[t
o[u
o[v
o[w
o[x
o[y
o]#
o]%
o]&
o](
o]+
o]/
o]3
o]5
o]6
o]7
o]8
o]<
o]=
o]>
o]C
o]D
o]H
o]J
o]L
o]N
o]Q
o]S
o]T
o]V
o]X
o]Y
o]Z
o][
o]]
o]^
o]_
o]a
o]b
o]c
o]d
o]e
o]f
o]g
o]i
o]j
o]k
o]l
o]n
o]r
o]s
o]u
o]v
o]w
o]y
o^#
o^%
o^&
o^(
o^/
o^1
o^2
o^3
o^5
o^7
o^=
o^>
o^@
o^C
o^D
o^E
o^H
o^J
o^M
o^P
o^Q
o^S
o^T
o^V
o^X
o^Y
o^Z
o^[
o^]
o^_
o^a
o^b
o^d
o^e
o^f
o^j
o^k
o^l
o^n
o^r
o^s
o^v
o_#
o_%
o_&
o_'
o_(
o_/
o_1
o_2
o_3
o_5
o_7
o_8
o_<
o_=
o_>
o_B
o_C
o_D
o_E
o_H
o_K
o_M
o_P
o_Q
o_S
o_U
o_V
o_X
o_Y
o_[
o_]
o_^
o__
o_a
o_b
o_c
o_d
o_e
o_f
o_g
o_j
o_k
o_l
o_n
o_q
o_r
o_s
o_t
o_u
o_y
oa#
oa%
oa&
oa(
oa*
oa+
oa,
oa/
oa0
oa3
oa5
oa7
oa8
oa=
oa>
oaD
oaE
oaH
oaJ
oaM
oaQ
oaS
oaT
oaV
oaX
oaY
oaZ
oa[
oa]
oa^
oa_
oaa
oab
oac
oad
oae
oaf
oag
oai
oaj
oak
oal
oam
oan
oar
oas
oat
oau
oav
oaw
ob#
ob%
ob&
ob'
ob(
ob*
ob+
ob,
ob.
ob/
ob0
ob2
ob3
ob4
ob5
ob7
ob8
ob9
ob:
ob<
ob=
ob>
ob@
obA
obB
obC
obD
obH
obJ
obK
obM
obO
obP
obQ
obS
obU
obX
obY
ob[
ob]
ob^
ob_
oba
obb
obc
obd
obe
obf
obg
obi
obj
obk
obl
obm
obn
obp
obq
obr
obs
obt
obu
obv
obw
obx
oby
oc#
oc%
oc&
oc(
oc.
oc/
oc2
oc3
oc5
oc6
oc7
oc=
oc>
oc@
ocC
ocJ
ocP
ocQ
ocS
ocX
ocY
oc[
oc]
oca
ocb
occ
ocd
oce
ocf
ocg
ocj
ock
ocl
ocn
ocp
ocq
ocr
ocs
ocu
ocv
ocw
ocx
ocy
od#
od%
od&
od'
od(
od*
od+
od-
od.
od/
od2
od3
od4
od5
od7
od8
od9
od<
od=
od>
od@
odC
odD
odE
odG
odH
odJ
odL
odM
odO
odP
odQ
odR
odS
odT
odU
odV
odX
odY
odZ
od[
od]
od^
od_
oda
odb
odc
odd
ode
odf
odg
odh
odi
odj
odk
odl
odm
odn
odo
odp
odq
odr
ods
odt
odu
odv
odx
ody
oe#
oe%
oe&
oe'
oe(
oe*
oe+
oe,
oe-
oe.
oe/
oe0
oe1
oe2
oe3
oe4
oe5
oe6
oe7
oe8
oe9
oe:
oe;
oe<
oe=
oe>
oe@
oeA
oeB
oeC
oeD
oeE
oeF
oeG
oeH
oeJ
oeK
oeL
oeM
oeN
oeO
oeP
oeQ
oeR
oeS
oeT
oeU
oeV
oeW
oeX
oeY
oeZ
oe[
oe]
oe^
oe_
oea
oeb
oec
oed
oee
oef
oeg
oeh
oei
oej
oek
oel
oem
oen
oeo
oep
oeq
oer
oes
oet
oeu
oev
oew
oex
oey
of#
of%
of&
of'
of(
of.
of/
of0
of1
of2
of3
of4
of5
of6
of7
of8
of9
of<
of=
of>
of@
ofA
ofC
ofD
ofG
ofH
ofJ
ofK
ofL
ofM
ofN
ofO
ofP
ofQ
ofS
ofT
ofU
ofV
ofW
ofX
ofY
ofZ
of[
of]
of^
of_
ofa
ofb
ofc
ofd
ofe
off
ofg
ofh
ofi
ofj
ofk
ofl
ofm
ofn
ofo
ofq
ofr
ofs
oft
ofu
ofv
ofy
og#
og%
og&
og'
og(
og.
og/
og2
og3
og4
og5
og6
og7
og8
og=
og>
og@
ogC
ogD
ogH
ogJ
ogK
ogM
ogN
ogP
ogQ
ogS
ogU
ogX
ogY
og[
og]
og^
og_
oga
ogb
ogc
ogd
oge
ogf
ogg
ogi
ogj
ogk
ogl
ogn
ogr
ogs
ogt
ogu
ogx
ogy
oh#
oh%
oh&
oh(
oh.
oh/
oh>
ohO
ohX
oh[
ohb
ohe
ohf
ohi
ohj
ohk
ohl
ohn
ohr
ohs
oi#
oi%
oi&
oi'
oi(
oi.
oi/
oi0
oi1
oi2
oi3
oi5
oi=
oi>
oi@
oiC
oiD
oiG
oiJ
oiK
oiL
oiM
oiN
oiO
oiP
oiQ
oiR
oiS
oiV
oiX
oiY
oi[
oi^
oi_
oia
oib
oic
oid
oie
oif
oig
oih
oii
oij
oik
oil
oin
oio
oiq
oir
ois
oit
oiu
oiv
oix
oiy
oj#
oj%
oj&
oj'
oj(
oj+
oj,
oj-
oj.
oj/
oj0
oj1
oj2
oj3
oj4
oj5
oj6
oj7
oj8
oj9
oj:
oj;
oj<
oj=
oj>
oj@
ojA
ojB
ojC
ojD
ojE
ojF
ojG
ojH
ojJ
ojK
ojL
ojM
ojN
ojO
ojP
ojQ
ojS
ojT
ojV
ojW
ojX
ojY
ojZ
oj[
oj]
oj^
oj_
oja
ojb
ojc
ojd
oje
ojf
ojg
ojh
oji
ojj
ojk
ojl
ojm
ojn
ojo
ojp
ojq
ojr
ojs
ojt
oju
ojv
ojw
ojx
ojy
ok#
ok%
ok&
ok'
ok(
ok+
ok,
ok-
ok.
ok/
ok0
ok1
ok2
ok3
ok4
ok5
ok6
ok7
ok8
ok9
ok:
ok;
ok<
ok=
ok>
ok@
okA
okB
okC
okD
okE
okF
okG
okH
okJ
okK
okL
okM
okN
okO
okP
okQ
okR
okS
okT
okU
okV
okW
okX
okY
okZ
ok[
ok]
ok^
ok_
oka
okb
okc
okd
oke
okf
okg
okh
oki
okj
okk
okl
okm
okn
oko
okp
okq
okr
oks
okt
oku
okv
okw
okx
oky
ol#
ol%
ol&
ol'
ol(
ol.
ol/
ol0
ol1
ol2
ol3
ol4
ol5
ol6
ol8
ol9
ol<
ol=
ol>
ol@
olB
olC
olD
olH
olM
olP
olQ
olS
olU
olX
olY
ol[
ol_
ola
olb
olc
old
ole
olf
olg
oli
olj
olk
oll
olm
oln
olq
olr
ols
olt
olu
olw
olx
om#
om%
om&
om'
om(
om+
om.
om/
om5
om9
om=
om>
omC
omD
omM
omQ
omX
om[
oma
omb
omc
ome
omf
omg
omi
omj
omk
oml
omm
omr
oms
omt
omv
on#
on%
on&
on'
on(
on.
on/
on0
on1
on2
on3
on4
on5
on6
on7
on8
on9
on<
on=
on>
on@
onB
onC
onD
onE
onH
onJ
onK
onL
onM
onO
onP
onQ
onS
onU
onV
onX
onY
onZ
on[
on]
on^
on_
ona
onb
onc
ond
one
onf
ong
onh
oni
onj
onk
onl
onm
onn
ono
onp
onq
onr
ons
ont
onu
onv
onx
ony
oo%
oo&
oo(
oo2
oo3
oo4
oo=
oo>
ooX
oo[
oob
ood
ooe
ooi
ooj
ook
oon
ooo
oor
oos
op;
opr
oq#
oq%
oq&
oq'
oq(
oq.
oq/
oq3
oq5
oq7
oq=
oq>
oqC
oqQ
oqX
oqd
oqe
oqg
oqi
oqj
oqk
oqn
oqo
oqq
oqr
oqs
or#
or%
or&
or'
or(
or)
or*
or+
or,
or-
or.
or/
or0
or1
or2
or3
or4
or5
or6
or7
or8
or9
or:
or;
or<
or=
or>
or@
orA
orB
orC
orD
orE
orF
orG
orH
orJ
orK
orL
orM
orN
orO
orP
orQ
orR
orS
orT
orU
orV
orW
orX
orY
orZ
or[
or]
or^
or_
ora
orb
orc
ord
ore
orf
org
orh
ori
orj
ork
orl
orm
orn
oro
orp
orq
orr
ors
ort
oru
orv
orw
orx
ory
os#
os%
os&
os'
os(
os+
os.
os/
os0
os1
os2
os3
os4
os5
os6
os7
os8
os9
os:
os;
os<
os=
os>
os@
osA
osB
osC
osD
osH
osJ
osL
osM
osN
osP
osQ
osS
osT
osU
osV
osX
osY
osZ
os[
os]
os^
os_
osa
osb
osc
osd
ose
osf
osg
osh
osi
osj
osk
osl
osm
osn
oso
osp
osq
osr
oss
ost
osu
osv
osx
osy
ot#
ot%
ot&
ot(
ot/
ot0
ot2
ot3
ot4
ot8
ot=
ot>
otB
otC
otD
otE
otM
otQ
otS
otV
otX
otY
ot[
ot]
ot^
ot_
ota
otb
otc
otd
ote
otf
otg
otj
otk
otl
otn
otq
otr
ots
ott
otu
otx
oty
ou#
ou%
ou&
ou'
ou(
ou/
ou1
ou2
ou3
ou4
ou5
ou7
ou8
ou=
ou>
ou@
ouC
ouD
ouE
ouH
ouJ
ouM
ouP
ouQ
ouS
ouT
ouU
ouV
ouX
ouY
ouZ
ou[
ou]
ou_
oua
oub
ouc
oud
oue
ouf
oug
oui
ouj
ouk
oul
oum
oun
our
ous
out
ouu
ov#
ov%
ov&
ov(
ov+
ov/
ov0
ov2
ov3
ov4
ov5
ov<
ov=
ov>
ovD
ovM
ovQ
ovS
ovV
ovX
ov[
ov]
ova
ovb
ovc
ovd
ove
ovf
ovg
ovj
ovk
ovl
ovn
ovr
ovs
ovv
ow%
ow&
ow(
ow/
ow1
ow2
ow3
ow=
ow>
owD
owS
owX
ow[
ow]
owa
owe
owf
owg
owj
owk
owl
owr
ows
oww
owy
ox#
ox%
ox&
ox'
ox(
ox.
ox/
ox1
ox2
ox3
ox=
ox>
oxC
oxM
oxP
oxQ
oxS
oxX
ox[
ox^
oxa
oxb
oxc
oxd
oxe
oxf
oxj
oxk
oxl
oxn
oxr
oxs
oxv
oxx
oy#
oy%
oy&
oy(
oy.
oy/
oy1
oy3
oy4
oy5
oy7
oy8
oy=
oy>
oyC
oyH
oyJ
oyS
oyX
oy[
oyb
oyc
oyd
oye
oyf
oyi
oyj
oyk
oyl
oyn
oyq
oyr
oys
oyu
oyy
t#
t%
t&
t'
t(
t)
t*
t+
t,
t-
t.
t/
t0
t1
t2
t3
t4
t5
t6
t7
t8
t9
t:
t;
t<
t=
t>
t@
tA
tB
tC
tD
tE
tF
tG
tH
tI
tJ
tK
tL
tM
tN
tO
tP
tQ
tR
tS
tT
tU
tV
tW
tX
tY
tZ
t[
t]
t^
t_
ta
tb
tc
td
te
tf
tg
th
ti
tj
tk
tl
tm
tn
to
tp
tq
tr
ts
tt
tu
tv
tw
tx
ty
w!contact_details_or_doxxing 1
w!danger
w!hate_or_harassment 1
w!nothing
w!overdose_medical 2
w!overdose_medical 3
w!quieted
w!relapse_urge 1
w!relapse_urge 2
w!self_harm 1
w!self_harm 2
w!self_harm 3
w!sourcing_or_selling 1
w!spam 1
w!suicide 1
w!suicide 2
w!suicide 3
w!violence_abuse 1
w!violence_abuse 2
w!violence_abuse 3
w!withdrawal_danger 2
w!withdrawal_danger 3
w#
w# #
w# a
w# and
w# anos
w# days
w# de
w# dias
w# horas
w# hours
w# hrs
w# if
w# is
w# minutes
w# months
w# off
w# weeks
w# y
w# years
w# yrs
w?
wa
wa #
wa bit
wa bottle
wa day
wa drink
wa estar
wa few
wa fifth
wa free
wa friend
wa good
wa gun
wa guy
wa hacer
wa knife
wa la
wa las
wa line
wa little
wa los
wa lot
wa man
wa matar
wa meeting
wa mi
wa new
wa person
wa plan
wa que
wa quien
wa script
wa seizure
wa small
wa todos
wa una
wa veces
wa ver
wa week
wa year
wabie*
wabier*
wabou*
wabout
wabout dying
wabout it
wabout my
wabout suicide
wabout the
wabri*
wabst*
wabsti*
wabstinencia
wabue*
wabuel*
wabuela
wabus*
wacab*
wacaba*
wacabo
wacce*
waccep*
wacci*
waccid*
wacco*
waccou*
wacro*
wacros*
wacross
waddi*
waddic*
waddiction
waddr*
waddre*
waddress
wadio*
wadios
wafte*
wafter
wafter #
wafter a
wafter my
wafter smoking
wafter the
wafue*
wafuer*
wafuera
wagai*
wagain
wagar*
wagarr*
wago
wago and
wago i
wagre*
wagua
wagua*
waguan*
waguanto
wahi
wahor*
wahora
wal
wal grupo
wal lado
wal que
walco*
walcoh*
walcohol
walcoholic
walgo
walgu*
walgui*
walguien
walguien que
waliv*
walive
wall
wall day
wall my
wall night
wall the
wallo*
wallow*
wallowed
wallowed to
walmo*
walon*
walone
walone with
walre*
walrea*
walready
walso
walwa*
walway*
walways
wam
wam #
wam a
wam alone
wam at
wam done
wam going
wam i
wam in
wam not
wam on
wam scared
wam shaking
wam so
wam the
waman*
wamane*
wamar*
wamarr*
wamen*
wamena*
wamig*
wamiga
wamigo
wan
wan hour
wan old
wan overdose
wand
wand a
wand can
wand everything
wand feel
wand he
wand her
wand his
wand i
wand it
wand my
wand not
wand now
wand out
wand said
wand says
wand she
wand so
wand the
wand then
wand there
wand they
wand we
wand will
wand woke
wanda
wando
wanex*
wanexo
wange*
wangr*
wangry
wano
wanoc*
wanoch*
wanoche
wanos
wanos y
wanot*
wanoth*
wanother
wansw*
wanswe*
wanswer
wante*
wantes
wanti*
wantid*
wany
wanyb*
wanybo*
wanybody
wanym*
wanymo*
wanymore
wanyo*
wanyon*
wanyone
wanyone have
wanyone know
wanyt*
wanyth*
wanything
wanyw*
wapag*
wapago
wapar*
wapart*
wapartment
wapol*
wapolo*
wapp
wapre*
wapren*
waqui
ware
ware a
ware not
ware on
ware the
ware you
warm
warm and
warm is
warms
warou*
waroun*
waround
waround here
warra*
warran*
warre*
warro*
warrob*
warroba
was
was a
washa*
washam*
washamed
wasi
wask
wask for
wask me
waske*
wasked
waski*
waskin*
wasking
wasking for
wasle*
waslee*
wasleep
wat
wat #
wat a
wat home
wat me
wat my
wat night
wat the
wat this
wat work
wat you
wate
watra*
watras
watte*
wattem*
waunt
wauto*
waven*
waway
wayer
wayer y
wayud*
wayuda
wazot*
wazote*
wazotea
wazul*
wazule*
wazules
wbaby
wback
wback to
wbad
wbag
wbaja*
wbalc*
wbalco*
wband
wbank
wbano
wbano del
wbar
wbar and
wbara*
wbarat*
wbarato
wbarb*
wbare*
wbarel*
wbarely
wbarr*
wbars
wbase*
wbat
wbath*
wbathr*
wbathroom
wbe
wbe alive
wbe better
wbe dead
wbe gone
wbe here
wbe over
wbeat
wbeat*
wbeati*
wbeating
wbeats
wbebe
wbebe*
wbeber
wbebi*
wbebid*
wbebo
wbeca*
wbecau*
wbecause
wbecause i
wbecause of
wbed
wbeen
wbeen sober
wbeer
wbeer*
wbeers
wbefo*
wbefor*
wbefore
wbehi*
wbehin*
wbehind
wbehind the
wbein*
wbeing
wbeli*
wbelie*
wbelieve
wbelo*
wbelon*
wbelong
wbelt
wbenz*
wbenzo*
wbenzos
wbest
wbet
wbett*
wbette*
wbetter
wbetter off
wbetw*
wbetwe*
wbetween
wbien
wbird
wbit
wblac*
wblack
wblack*
wblacked
wblacked out
wblad*
wblade
wblade*
wblades
wblan*
wblanc*
wblanco
wbled
wblee*
wbleed
wbleed*
wbleeding
wbloc*
wblock*
wbloo*
wblood
wblue
wboca
wbody
wbols*
wbook
wbooz*
wbooze
wbori*
wborin*
wboring
wborr*
wborra*
wborracha
wborracho
wboss
wbote*
wbotel*
wbotella
wboth
wbott*
wbottl*
wbottle
wbottle of
wbottles
wboug*
wbough*
wbought
wbought a
wbox
wboy
wboyf*
wboyfr*
wboyfriend
wbraz*
wbrazo
wbrazo*
wbrazos
wbrea*
wbreak
wbreak*
wbreat*
wbreath
wbreathe
wbreathing
wbrid*
wbridg*
wbridge
wbrin*
wbring
wbrok*
wbroke
wbrot*
wbroth*
wbrother
wbrou*
wbroug*
wbrought
wbrui*
wbruis*
wbuck*
wbuen*
wbuena
wbuil*
wbuild*
wbupr*
wbupre*
wburn
wburn*
wburne*
wburned
wburned my
wburni*
wburning
wburns
wbus
wbusc*
wbusco
wbusq*
wbusqu*
wbut
wbut i
wbut the
wbuy
wby
wby a
wby my
wby myself
wby the
wbye
wcabe*
wcabez*
wcabeza
wcabi*
wcada
wcada vez
wcafe
wcaja
wcala*
wcali*
wcall
wcall*
wcalla*
wcallate
wcalle
wcalle*
wcalled
wcalli*
wcalling
wcalm
wcalo*
wcama
wcamb*
wcambi*
wcambio
wcame
wcame back
wcami*
wcamin*
wcamino
wcamio*
wcan
wcan hear
wcan i
wcan not
wcan see
wcan someone
wcan you
wcanc*
wcand*
wcandl*
wcans*
wcansa*
wcar
wcara
wcard*
wcare
wcarg*
wcarga
wcarr*
wcarro
wcart*
wcasa
wcash
wcasi
wcasi*
wcasin*
wcasino
wcast*
wcat
wcayo
wcel
wcele*
wceleb*
wcell
wcelu*
wcelul*
wcelular
wcent*
wcentr*
wcentro
wcero
wcerv*
wcerve*
wcerveza
wchai*
wchair
wcham*
wchan*
wchang*
wchange
wchanged
wchat
wchea*
wcheap
wchec*
wcheck
wcheck*
wches*
wchest
wchic*
wchil*
wchip
wchok*
wchoke*
wchoked
wchoked me
wchur*
wchurc*
wchurch
wciga*
wcigar*
wcigarro
wcinc*
wcinco
wcint*
wcintu*
wcinturon
wclas*
wclass
wclav*
wclea*
wclean
wclim*
wclin*
wclini*
wclinic
wclon*
wclona*
wclonazepam
wclos*
wclose
wclose*
wclosed
wcloset
wclot*
wcloth*
wclothes
wclub*
wclubh*
wclubhouse
wcoac*
wcoach
wcobr*
wcoca
wcoch*
wcoche
wcoci*
wcocin*
wcode
wcoff*
wcoffe*
wcoffee
wcoin
wcoke
wcold
wcold and
wcold turkey
wcoll*
wcolo*
wcom
wcome
wcome*
wcomed*
wcomes
wcomi*
wcomin*
wcoming
wcoming off
wcomio
wcomm*
wcomme*
wcomo
wcomp*
wcompa*
wcompr*
wcompra
wcomprar
wcompre
wcompro
wcon
wcon el
wcon la
wcon mi
wcon un
wcon una
wcond*
wconf*
wconfu*
wconfused
wconm*
wconmi*
wconmigo
wcons*
wconsi*
wconsigo
wconsu*
wconsumir
wcont*
wconta*
wcontact
wconte*
wcontesta
wcontr*
wcontra
wcontra la
wconv*
wconvu*
wconvulsion
wcook*
wcop
wcora*
wcoraz*
wcorazon
wcorn*
wcorne*
wcorner
wcorr*
wcorre*
wcorreo
wcort*
wcorta*
wcortarme
wcorte
wcorte*
wcortes
wcorto
wcosa*
wcosas
wcost*
wcouc*
wcouch
wcoug*
wcoul*
wcould
wcould not
wcoun*
wcouns*
wcounselor
wcount*
wcour*
wcous*
wcousi*
wcousin
wcove*
wcover*
wcovered
wcrac*
wcrack
wcrack*
wcram*
wcrav*
wcravi*
wcraving
wcraw*
wcrawl*
wcrawling
wcraz*
wcrazy
wcree
wcreo
wcreo que
wcrie*
wcried
wcrim*
wcris*
wcrisi*
wcrisis
wcrist*
wcristal
wcros*
wcry
wcryi*
wcryin*
wcrying
wcryp*
wcrypt*
wcrypto
wcuan*
wcuand*
wcuando
wcuando me
wcuando se
wcuant*
wcuanto
wcuar*
wcuart*
wcuarto
wcuat*
wcuatr*
wcuatro
wcuch*
wcuchi*
wcuchillo
wcuel*
wcuell*
wcuello
wcuen*
wcuent*
wcuenta
wcuer*
wcuerd*
wcuerda
wcuerp*
wcuerpo
wcues*
wcuest*
wcuesta
wcuid*
wcump*
wcumpl*
wcurs*
wcurso
wcut
wcut my
wcuts
wcutt*
wcutti*
wcutting
wda
wda miedo
wdad
wdad is
wdail*
wdaily
wdan
wdano
wdark
wdas
wdate
wdaug*
wdaugh*
wdaughter
wday
wday #
wday and
wday of
wdays
wdays ago
wdays and
wde
wde #
wde beber
wde consumir
wde fumar
wde golpe
wde la
wde mi
wde que
wde semana
wde tomar
wde un
wde verdad
wdead
wdeal*
wdeale*
wdealer
wdealer is
wdeat*
wdeath
wdeci*
wdecid*
wdecided
wdecir*
wdeep
wdeja
wdeja de
wdeja*
wdejar
wdejar de
wdejar el
wdejar*
wdeje
wdeje de
wdeje el
wdeje la
wdeje las
wdejo
wdejo de
wdejo el
wdel
wdel grupo
wdele*
wdelet*
wdeleted
wdeli*
wdelir*
wdeliv*
wdelivery
wdema*
wdemas*
wdent*
wdenti*
wdentist
wdentista
wdepo*
wdesc*
wdesca*
wdescu*
wdesd*
wdesde
wdesde ayer
wdesde el
wdesde que
wdesde tu
wdese*
wdeser*
wdeserve
wdesm*
wdesma*
wdesp*
wdespe*
wdespertar
wdespi*
wdespierto
wdespu*
wdespues
wdespues de
wdest*
wdeto*
wdetox
wdetox*
wdi
wdia
wdia sin
wdiar*
wdiari*
wdias
wdias sin
wdias y
wdice
wdice que
wdid
wdid a
wdid it
wdid not
wdie
wdie and
wdied
wdiez
wdiez anos
wdiff*
wdiffe*
wdifference
wdifference between
wdigo
wdije
wdije que
wdijo
wdijo que
wdine*
wdiner*
wdinero
wdinn*
wdinne*
wdinner
wdio
wdios
wdisa*
wdisap*
wdisc*
wdisco*
wdiscord
wdiscu*
wdisg*
wdisp*
wdispa*
wdivo*
wdivor*
wdivorce
wdizz*
wdizzy
wdm
wdo
wdo i
wdo it
wdo not
wdo people
wdo the
wdo this
wdo with
wdo you
wdoc
wdoct*
wdocto*
wdoctor
wdoctor me
wdocu*
wdocum*
wdoes
wdoes anyone
wdoes not
wdog
wdoin*
wdoing
wdoing it
wdola*
wdoll*
wdolla*
wdomi*
wdomin*
wdond*
wdonde
wdone
wdone with
wdoor
wdope
wdorm*
wdormi*
wdormir
wdos
wdos dias
wdose
wdosi*
wdosis
wdot
wdoub*
wdoubl*
wdouble
wdown
wdown the
wdown*
wdoy
wdr
wdram*
wdran*
wdrank
wdraw*
wdrawe*
wdrawer
wdrea*
wdream*
wdrin*
wdrink
wdrink a
wdrink and
wdrink*
wdrinking
wdrinking and
wdrinks
wdriv*
wdrive
wdrive*
wdrives
wdrog*
wdroga*
wdrogadicto
wdrop
wdrop*
wdropp*
wdropped
wdrov*
wdrove
wdrun*
wdrunk
wdrunk and
wdude
wduel*
wduele
wduer*
wduerm*
wduermo
wdyin*
wdying
weach
wearl*
wearly
weasy
weat
wedge
weigh*
weight
wel
wel bano
wel brazo
wel clonazepam
wel coche
wel corazon
wel cuchillo
wel cuerpo
wel dia
wel doctor
wel grupo
wel lunes
wel pecho
wel piso
wel puente
wel que
wel sabado
wel telefono
wel trabajo
wel viernes
welec*
welect*
wella
welse
wemai*
wemail
wemba*
wembar*
wembarazada
wempt*
wempty
wempu*
wempuj*
wen
wen #
wen el
wen la
wen las
wen mi
wen recuperacion
wen un
wen una
wence*
wencer*
wencerrada
wenci*
wenco*
wencon*
wencu*
wencue*
wend
wend it
wendi*
wendin*
wending
wends
wenfe*
wenfer*
wenfermera
wenou*
wenoug*
wenough
wente*
wenter*
wenti*
wentie*
wentr*
wentra*
wentre*
wenvi*
wera
weres
weres una
wes
wes #
wes el
wes mi
wesa
wesca*
wescal*
wesco*
wescon*
wescr*
wescri*
wescribi
wescribir
wescu*
wescue*
wescuela
wese
weso
wespa*
wespe*
wespo*
wespos*
wesposa
wesposo
wespu*
wespum*
wespuma
westa
westa en
westa noche
westa pegando
westa*
westab*
westaba
westan
westar
westar*
weste
westo
westo*
westoy
westoy embarazada
westoy en
westoy solo
westu*
westuv*
westuvo
weven
weven*
weveni*
wevening
wever
wever*
wevery
wevery day
wevery morning
wevery night
wevery time
wevery*
weverybody
weveryone
weverything
weverything is
wex
wexam
wexam*
wexame*
wexamen
wexamp*
wexample
wexis*
wexist*
wexisting
wexpe*
wexper*
wexpl*
wexpla*
wextr*
wextra
wextra*
wextrano
weyes
wface
wface*
wfaceb*
wfacebook
wfail*
wfain*
wfake
wfall*
wfami*
wfamil*
wfamilia
wfamily
wfar
wfat
wfath*
wfathe*
wfather
wfaul*
wfault
wfavo*
wfavor
wfavor*
wfeel
wfeel like
wfeel my
wfeel*
wfeeli*
wfeeling
wfeels
wfeet
wfeli*
wfeliz
wfell
wfelt
wfent
wfent*
wfenta*
wfentanilo
wfentanyl
wfeve*
wfever
wfew
wfieb*
wfiebr*
wfiebre
wfiebre y
wfies*
wfiest*
wfift*
wfifth
wfigh*
wfight
wfight*
wfin
wfin de
wfina*
wfinal*
wfinally
wfind
wfind a
wfind me
wfine
wfing*
wfinge*
wfini*
wfinis*
wfire
wfirs*
wfirst
wfirst time
wfive
wfive five
wfive oh
wfloo*
wfloor
wflus*
wflye*
wfoll*
wfollo*
wfollowers
wfood
wfor
wfor #
wfor a
wfor an
wfor good
wfor her
wfor it
wfor me
wfor my
wfor the
wfor two
wfor years
wfore*
wforg*
wfort*
wforty
wfoun*
wfound
wfound my
wfour
wfree
wfree*
wfren*
wfrent*
wfrente
wfres*
wfresh
wfrid*
wfrida*
wfriday
wfridg*
wfridge
wfrie*
wfrien*
wfriend
wfriend is
wfriends
wfrio
wfrio y
wfrom
wfrom my
wfrom the
wfron*
wfront
wfront of
wfue
wfuer*
wfuera
wfuert*
wfuerte
wfui
wfull
wfuma*
wfumar
wfune*
wfuner*
wfuneral
wgaba*
wgamb*
wgambl*
wgame
wgana
wgana*
wganas
wganas de
wgara*
wgarag*
wgarage
wgas
wgaso*
wgasol*
wgato
wgave
wgave away
wgave me
wgave my
wgent*
wgente
wget
wget a
wget out
wget the
wgets
wgett*
wgetti*
wgetting
wghb
wgirl*
wgirlf*
wgirlfriend
wgive
wglas*
wglass
wgo
wgo back
wgo to
wgod
wgoes
wgoin*
wgoing
wgoing to
wgolp*
wgolpe
wgolpe*
wgolpeo
wgone
wgood
wgood*
wgoodb*
wgoodbye
wgot
wgot a
wgot my
wgot the
wgrac*
wgraci*
wgracias
wgracias por
wgrad*
wgradu*
wgram*
wgramo
wgran*
wgrand*
wgrandfather
wgrandma
wgrandmother
wgrandson
wgrat*
wgrate*
wgrateful
wgrati*
wgratis
wgrav*
wgrea*
wgreat
wgrey
wgris
wgrit*
wgrou*
wgroup
wgroup chat
wgrup*
wgrupo
wguar*
wguard*
wguit*
wguita*
wguitar
wgumm*
wgun
wguy
wguy who
wguys
whabi*
whabl*
whabla
whabla*
whablar
whace
whace dos
whace un
whace*
whacer
whacer*
whacerme
whad
whad a
whad to
whago
whaha
whair
whalf
whalf*
whalfw*
whalfway
whalfway house
whall
whall*
whallw*
whallway
whamm*
whamme*
whand
whand*
whands
whands shake
whang*
whapp*
whappe*
whappens
whappy
whard
whas
whas a
whast*
whasta
whasta que
whate
whate*
whave
whave a
whave been
whave decided
whave got
whave had
whave my
whave not
whave the
whave to
whavi*
whavin*
whaving
whay
whe
whe does
whe has
whe hit
whe is
whe put
whe said
whe says
whe was
whe will
whead
wheal*
whear
whear*
wheari*
whearing
wheart
wheart is
wheav*
wheld
whell
whell*
whello
whelp
whelp*
whelpe*
whelped
whelps
wher
where
where is
wheri*
wherid*
wherm*
wherma*
whermana
whermano
whero*
wheroi*
wheroin
wheroina
whers*
wherse*
wherself
whi
whi i
whice
whici*
whigh
whija
whijo
whijo*
whijos
whim
whis
whit
whit me
whit my
whits
whits me
whitt*
whitti*
whitting
whitting my
whold
whold*
wholdi*
wholding
whome
whome*
whone*
whones*
whonestly
whood*
whoodi*
whoodie
whope
whora
whora*
whoras
whosp*
whospi*
whospital
whot
whour
whour ago
whour*
whours
whous*
whouse
whouse*
whow
whow do
whow i
whow long
whow many
whow to
whoy
whoy me
whoy no
whoy se
whrs
whung
whung*
whungr*
whungry
whurt
whurt myself
whurt*
whurti*
whurting
whurts
whusb*
whusba*
whusband
whusband is
wi
wi already
wi am
wi ask
wi bought
wi call
wi called
wi can
wi could
wi cut
wi did
wi do
wi drank
wi drink
wi feel
wi fell
wi found
wi gave
wi get
wi go
wi got
wi had
wi hate
wi have
wi hear
wi hit
wi hope
wi just
wi keep
wi know
wi left
wi lied
wi like
wi live
wi look
wi lost
wi love
wi made
wi make
wi miss
wi missed
wi need
wi never
wi overdosed
wi owe
wi poured
wi put
wi quit
wi said
wi saw
wi say
wi should
wi smoked
wi stand
wi still
wi stop
wi stopped
wi swallowed
wi swear
wi take
wi talk
wi think
wi threw
wi told
wi took
wi tried
wi used
wi want
wi wanted
wi was
wi went
wi will
wi wish
wi would
wibup*
wibupr*
wibuprofen
wice
wid
wif
wif anyone
wif i
wif it
wif you
wigua*
wigual
will
wimag*
wimagi*
wimpo*
win
win #
win a
win and
win front
win group
win her
win his
win it
win my
win one
win our
win recovery
win the
win this
winco*
winsi*
winsid*
winside
winst*
winsta
winsta*
winstagram
winsu*
winsul*
winsulin
winsur*
winsurance
winte*
winten*
wintente
winter*
winto
winto my
winto the
winut*
winuti*
winutil
winve*
winvi*
winye*
winyec*
wir
wis
wis #
wis a
wis all
wis at
wis been
wis coming
wis drunk
wis going
wis gone
wis good
wis got
wis in
wis it
wis my
wis not
wis on
wis out
wis quiet
wis snoring
wis so
wis the
wis too
wit
wit and
wit for
wit in
wit is
wit normal
wit off
wit ok
wit on
wit out
wit to
wit tonight
wit was
wit will
wit with
wit would
wits
wjail
wjerk*
wjob
wjoin
wjoke
wjuev*
wjueve*
wjueves
wjump
wjump*
wjumpe*
wjumped
wjunk*
wjunki*
wjunkie
wjunt*
wjunta
wjust
wjust want
wkeep
wkeep a
wkeep my
wkeep*
wkeeps
wkey
wkeys
wkick*
wkicki*
wkicking
wkid
wkids
wkids are
wkill
wkill me
wkill myself
wkill*
wkille*
wkilled
wkilli*
wkilling
wkilling me
wkind
wkind of
wkitc*
wkitch*
wkitchen
wklon*
wklono*
wklonopin
wknif*
wknife
wknow
wknow a
wknow what
wknow where
wknow*
wknows
wla
wla azotea
wla boca
wla cabeza
wla calle
wla cama
wla cara
wla casa
wla heroina
wla junta
wla mano
wla mesa
wla metadona
wla muerte
wla noche
wla panza
wla pared
wla piel
wla pistola
wla puerta
wla vida
wlado
wlarg*
wlas
wlas ganas
wlas llaves
wlas manos
wlas pastillas
wlas piernas
wlas vias
wlast
wlast night
wlast week
wlast year
wlast*
wlasti*
wlate
wlate*
wlaug*
wlaugh*
wlaughed
wlaughing
wle
wle di
wle dije
wle menti
wlean
wlear*
wlearn*
wlearned
wleav*
wleave
wleavi*
wleaving
wleft
wleft the
wleg
wlega*
wlegal
wlegs
wles
wlet
wlet me
wlett*
wlette*
wletters
wleva*
wlevan*
wlibr*
wlibra*
wlibrary
wlibro
wlied
wlife
wligh*
wlight*
wlighter
wlike
wlike a
wlike i
wlike this
wlike you
wlike*
wlimi*
wlimit*
wlimp*
wlimpi*
wlimpia
wlimpio
wline
wline*
wlinea
wlink
wlink for
wlips
wliqu*
wliquo*
wliquor
wlist
wlist*
wlitt*
wlittl*
wlittle
wlive
wlive*
wlives
wlivi*
wlivin*
wliving
wllam*
wllama
wllama*
wllamo
wllav*
wllave*
wllaves
wlleg*
wllega*
wllev*
wlleva
wlleva*
wllevo
wllevo #
wllor*
wllora*
wlo
wlo de
wlo dejo
wlo mismo
wlo que
wlo voy
wload*
wloade*
wloaded
wloca*
wlock
wlock*
wlocke*
wlocked
wlong
wlook
wlook at
wlook*
wlooke*
wlooked
wlooki*
wlooking
wlooking for
wlooks
wlora*
wloraz*
wlorazepam
wlos
wlos brazos
wlos ojos
wlose*
wlost
wlost my
wlot
wlot of
wloud
wlove
wlove*
wluck
wlueg*
wluego
wlunc*
wlunch
wlune*
wlunes
wmach*
wmachi*
wmachine
wmad
wmade
wmade a
wmadr*
wmaes*
wmaest*
wmail
wmake
wmake it
wmake*
wmakes
wmakes me
wmaki*
wmakin*
wmaking
wmaking a
wmali*
wmama
wman
wmana*
wmanag*
wmanager
wmanan*
wmanana
wmand*
wmando
wmano
wmano y
wmano*
wmanos
wmany
wmarc*
wmari*
wmarid*
wmarido
wmark*
wmarks
wmart*
wmas
wmata
wmata*
wmatar
wmatar*
wmatarme
wmayb*
wmaybe
wme
wme a
wme and
wme at
wme corte
wme cuesta
wme da
wme dio
wme down
wme duele
wme esta
wme estoy
wme from
wme how
wme i
wme if
wme in
wme lo
wme luck
wme meti
wme on
wme pega
wme quiero
wme siento
wme the
wme tiemblan
wme to
wme tome
wme up
wme va
wme voy
wme when
wme with
wmean
wmean*
wmedi*
wmedic*
wmeds
wmeet
wmeet*
wmeeti*
wmeeting
wmeetings
wmejo*
wmejor
wmemo*
wmemor*
wmen
wmeno*
wmens*
wmensa*
wmensaje
wment*
wmenti
wmes
wmesa
wmese*
wmeses
wmess*
wmessa*
wmessage
wmessage me
wmeta*
wmetad*
wmetadona
wmetadona y
wmete*
wmeter*
wmeterme
wmeth
wmeth*
wmetha*
wmethadone
wmeti
wmeti*
wmetio
wmezc*
wmezcl*
wmi
wmi amiga
wmi casa
wmi esposa
wmi esposo
wmi ex
wmi familia
wmi hermana
wmi hermano
wmi hija
wmi hijo
wmi mama
wmi marido
wmi mujer
wmi novia
wmi novio
wmi padrino
wmi papa
wmi pareja
wmi primo
wmi tio
wmi vida
wmied*
wmiedo
wmiedo de
wmil
wmin
wmind
wmine
wminu*
wminut*
wminutes
wmira*
wmis
wmis hijos
wmism*
wmismo
wmiss
wmiss*
wmisse*
wmissed
wmixe*
wmixed
wmods
wmoll*
wmolly
wmom
wmom is
wmond*
wmonda*
wmonday
wmone*
wmoney
wmont*
wmonth
wmonth*
wmonths
wmora*
wmorad*
wmore
wmore than
wmori*
wmorir
wmorir*
wmorirme
wmorn*
wmorni*
wmorning
wmota
wmoth*
wmothe*
wmother
wmout*
wmouth
wmove
wmove*
wmoved
wmovi*
wmovie
wmovin*
wmoving
wmuch
wmuch*
wmucha
wmucha*
wmucho
wmuer*
wmuert*
wmuerte
wmuev*
wmueve
wmuje*
wmujer
wmujer*
wmujeres
wmund*
wmundo
wmurd*
wmurde*
wmuri*
wmurio
wmusi*
wmusic
wmuy
wmy
wmy arm
wmy arms
wmy boss
wmy boyfriend
wmy brother
wmy car
wmy cat
wmy chest
wmy cousin
wmy dad
wmy daughter
wmy dealer
wmy doctor
wmy dog
wmy ex
wmy face
wmy father
wmy friend
wmy girlfriend
wmy grandmother
wmy grandson
wmy guy
wmy hand
wmy hands
wmy head
wmy heart
wmy husband
wmy insulin
wmy kid
wmy kids
wmy klonopin
wmy last
wmy leg
wmy legs
wmy life
wmy meds
wmy mom
wmy mother
wmy name
wmy nephew
wmy new
wmy old
wmy own
wmy phone
wmy pills
wmy roommate
wmy sister
wmy skin
wmy sobriety
wmy son
wmy sponsor
wmy therapist
wmy thigh
wmy throat
wmy toddler
wmy uncle
wmy whole
wmy wife
wmy wrist
wmyse*
wmysel*
wmyself
wmyself in
wmyself with
wn
wnada
wnadi*
wnadie
wnadie te
wnail*
wnails
wnalo*
wnalox*
wnaloxona
wnaloxona y
wnalt*
wnaltr*
wnaltrexone
wname
wname is
wnarc*
wnarca*
wnarcan
wnava*
wnavaj*
wnear
wnece*
wneces*
wnecesito
wneck
wneed
wneed a
wneed to
wneed*
wneede*
wneeded
wneedl*
wneedle
wneeds
wneig*
wneigh*
wneighbor
wneph*
wnephe*
wnephew
wnerv*
wnervi*
wneve*
wnever
wnew
wnext
wnext week
wni
wnice
wniet*
wnigh*
wnight
wnight and
wnight i
wnight*
wnights
wnine
wnino*
wninos
wno
wno aguanto
wno despertar
wno es
wno hay
wno he
wno le
wno me
wno one
wno puedo
wno quiero
wno reason
wno se
wno tengo
wno voy
wnobo*
wnobod*
wnobody
wnobody would
wnoch*
wnoche
wnoche*
wnoches
wnodd*
wnoma*
wnomas
wnoon
wnorm*
wnorma*
wnormal
wnormal to
wnort*
wnos
wnot
wnot be
wnot do
wnot drink
wnot feel
wnot get
wnot going
wnot had
wnot have
wnot hold
wnot hurt
wnot keep
wnot know
wnot let
wnot see
wnot sleep
wnot stop
wnot tell
wnot to
wnot wake
wnot want
wnote
wnoth*
wnothi*
wnothing
wnoti*
wnotic*
wnove*
wnovi*
wnovia
wnovio
wnow
wnow he
wnow i
wnow my
wnues*
wnuest*
wnuev*
wnueve
wnuevo
wnumb
wnumb*
wnumbe*
wnumber
wnumber is
wnume*
wnumer*
wnumero
wnunc*
wnunca
wnurs*
wnurse
wo
wocho
wocup*
wof
wof a
wof it
wof me
wof my
wof pills
wof the
wof them
woff
woff my
woff the
woffe*
woffer
woffer*
woffi*
woffic*
woffice
woh
woh one
woigo
wojal*
wojala
wojos
wok
wok to
wokay
wold
won
won a
won her
won his
won it
won me
won my
won purpose
won the
wonce
wone
wone of
wones
wonli*
wonlin*
wonline
wonly
wonly thing
wopen
wopen*
wopene*
wopened
wopio*
wopioi*
wor
worde*
worder
worg
wothe*
wother
wotra
wotra vez
wotro
wour
wout
wout and
wout in
wout of
wout the
wouts*
woutsi*
woutside
woutside my
wover
wover the
wover*
woverd*
woverdose
woverdosed
wowe
wown
woxy
woxys
wpadr*
wpadre
wpadri*
wpadrino
wpage
wpagi*
wpagin*
wpagina
wpago
wpaid
wpain
wpain*
wpaint*
wpan
wpanz*
wpanza
wpapa
wpape*
wpaper*
wpara
wpara dormir
wpara el
wpara que
wpara*
wparac*
wparacetamol
wparc*
wpare*
wpared
wparej*
wpareja
wpark*
wparke*
wparked
wparki*
wparking
wparking lot
wpart
wpart*
wparti*
wparty
wpasa*
wpase
wpase*
wpaso
wpass*
wpasse*
wpassed
wpassed out
wpast
wpast*
wpasti*
wpastillas
wpastillas de
wpastillas en
wpastillas para
wpatc*
wpatch*
wpatches
wpati*
wpay
wpayi*
wpayin*
wpaying
wpaz
wpeac*
wpech*
wpecho
wpedi*
wpega
wpega*
wpegan*
wpegando
wpego
wpele*
wpeli*
wpelo
wpena
wpens*
wpensa*
wpeop*
wpeopl*
wpeople
wpeople are
wpeople who
wperc*
wpercs
wperd*
wperdi
wperdo*
wperdon
wperf*
wperi*
wpero
wperr*
wperro
wpers*
wperso*
wperson
wpersona
wphar*
wpharm*
wpharmacy
wphen*
wphon*
wphone
wphone and
wphot*
wpick
wpick up
wpick*
wpicke*
wpicked
wpicked up
wpicki*
wpicking
wpicn*
wpicni*
wpicnic
wpict*
wpictu*
wpicture
wpie
wpied*
wpiedr*
wpiedra
wpiel
wpien*
wpiens*
wpienso
wpienso en
wpier*
wpiern*
wpiernas
wpill
wpill*
wpills
wpills in
wpinc*
wpinch*
wpiso
wpist*
wpisto*
wpistola
wplac*
wplace
wplan
wplan*
wplann*
wplanning
wplant*
wplants
wplat*
wplate
wplay*
wplea*
wpleas*
wplease
wplug
wpoco
wpoin*
wpoint
wpois*
wpoiso*
wpoison
wpoli*
wpor
wpor el
wpor eso
wpor favor
wpor la
wpor las
wpor mi
wpor si
wpor una
wporq*
wporqu*
wporque
wpost
wpost*
wposte*
wposti*
wposting
wpoun*
wpound*
wpounding
wpour*
wpoure*
wpoured
wprac*
wpract*
wpractice
wprec*
wpreci*
wprecio
wpreg*
wpregn*
wpregnant
wpregu*
wpregunta
wpres*
wpresc*
wpress*
wpric*
wprice
wprice*
wprices
wprim*
wprime*
wprimer
wprimera
wprimera vez
wprimo
wpriv*
wpriva*
wprob*
wprof*
wprom*
wpromi*
wprop*
wprou*
wproud
wpsyc*
wpubl*
wpubli*
wpued*
wpuede
wpuedo
wpuedo dejar
wpuen*
wpuent*
wpuente
wpuer*
wpuert*
wpuerta
wpunc*
wpunch*
wpunt*
wpunto
wpurp*
wpurpl*
wpurple
wpurpo*
wpurpose
wpuse
wpush
wpuso
wput
wput a
wput it
wput my
wputt*
wputti*
wputting
wque
wque deje
wque el
wque era
wque estoy
wque hacer
wque la
wque le
wque lo
wque me
wque no
wque se
wque si
wque ya
wqued*
wqueda*
wquedan
wquede
wquedo
wquem*
wquemo
wquer*
wqueri*
wqueria
wques*
wquest*
wquestions
wquie*
wquien
wquien me
wquier*
wquiere
wquiero
wquiero morir
wquiero que
wquiet
wquin*
wquinc*
wquis*
wquise
wquisi*
wquisiera
wquit
wquit drinking
wquit*
wquita*
wquitt*
wquitting
wraci*
wrais*
wraise
wran
wran out
wrath*
wrathe*
wrather
wraya
wrazo*
wrazor
wreac*
wreach
wread
wread*
wreadi*
wreading
wready
wreal
wreal*
wreall*
wreally
wreas*
wreaso*
wreason
wreca*
wrecai*
wrece*
wrecet*
wreceta
wreci*
wreco*
wrecom*
wrecov*
wrecovery
wrecu*
wrecup*
wrecuperacion
wred
wrega*
wregal*
wregale
wregi*
wregis*
wregr*
wregre*
wreha*
wrehab
wrela*
wrelap*
wrelapse
wrelapsed
wreli*
wreme*
wremem*
wremember
wremo*
wrent
wrent*
wrenta
wrese*
wresp*
wrespi*
wrespira
wrespirar
wrespo*
wrest
wrest*
wresu*
wresul*
wreun*
wreuni*
wreunion
wrevi*
wride
wrifl*
wrifle
wrigh*
wright
wright now
wring
wrive*
wrivo*
wrivot*
wrivotril
wroad
wromp*
wrompi*
wrompio
wroof
wroom
wroom*
wroomm*
wroommate
wropa
wrope
wroun*
wround
wrun
wrunn*
wrunni*
wrunning
wsaba*
wsabad*
wsabado
wsabe
wsad
wsafe
wsafe*
wsafet*
wsafety
wsaid
wsaid i
wsale
wsalg*
wsali
wsali*
wsalio
wsame
wsang*
wsangr*
wsangre
wsatu*
wsatur*
wsaturday
wsave*
wsaved
wsavi*
wsavin*
wsaw
wsay
wsay i
wsayi*
wsayin*
wsaying
wsays
wsays he
wsays i
wsays its
wsays she
wsays the
wscar*
wscare*
wscared
wscared of
wscared to
wscars
wscho*
wschoo*
wschool
wscor*
wscore
wscra*
wscrat*
wscratched
wscre*
wscrea*
wscri*
wscrip*
wscript
wse
wse cayo
wse comio
wse fue
wse llama
wse me
wse metio
wse puede
wse que
wse tomo
wse va
wse ve
wseat*
wseats
wseco*
wsecon*
wsecond
wsecr*
wsecre*
wsee
wsee my
wsee you
wseei*
wseein*
wseeing
wsegu*
wsegui*
wseguir
wsegur*
wseguro
wseis
wseiz*
wseizu*
wseizure
wself
wsell*
wselli*
wselling
wsells
wsema*
wseman*
wsemana
wsend
wseno*
wsent
wsent*
wsenti*
wsentir
wser
wseri*
wseria
wserv*
wservi*
wset
wseve*
wseven
wshak*
wshake
wshake*
wshakes
wshaki*
wshaking
wshaking and
wshar*
wshare
wshe
wshe has
wshe is
wshe took
wshe will
wshee*
wsheet*
wsheets
wshel*
wshelt*
wshelter
wshif*
wshift
wship*
wshoo*
wshook
wshoot
wshop
wshor*
wshort
wshot
wshot*
wshou*
wshoul*
wshould
wshould i
wshould not
wshow
wshow*
wshowe*
wshowed
wshower
wshro*
wshroo*
wshrooms
wshut
wsi
wsi me
wsi no
wsick
wside
wsiem*
wsiemp*
wsiempre
wsien*
wsient*
wsiento
wsiento que
wsign*
wsigna*
wsigo
wsigu*
wsigue
wsigue*
wsile*
wsilen*
wsill*
wsin
wsin alcohol
wsin beber
wsin mi
wsin tomar
wsinc*
wsince
wsince i
wsince the
wsince yesterday
wsing*
wsist*
wsiste*
wsister
wsite
wsitt*
wsitti*
wsitting
wsitting in
wsix
wskin
wskip*
wskipp*
wskipping
wslap*
wslee*
wsleep
wsleep*
wsleeping
wsleepy
wslep*
wslept
wslip*
wslipp*
wslipped
wslow
wsmal*
wsmall
wsmel*
wsmell
wsmok*
wsmoke
wsmoke*
wsmoked
wsmoki*
wsmoking
wsnap
wsnor*
wsnori*
wsnoring
wso
wso bad
wso hard
wso i
wsoak*
wsoake*
wsoaked
wsobe*
wsober
wsober house
wsobr*
wsobre
wsobre*
wsobredosis
wsobri*
wsobriety
wsola
wsolo
wsolo en
wsome
wsome*
wsomeb*
wsomebody
wsomeo*
wsomeone
wsomet*
wsomething
wsometimes
wson
wsone
wsone que
wsoon
wsorr*
wsorry
wsoun*
wsound
wsoup
wsoy
wspar*
wspare
wspea*
wspeak
wspeak*
wspeaker
wspin*
wspon*
wspons*
wsponsor
wsponsor is
wspot
wspra*
wspri*
wsprin*
wspring
wst
wstab*
wstabb*
wstai*
wstair*
wstairs
wstan*
wstand
wstand*
wstanding
wstar*
wstart
wstart*
wstarted
wstarts
wstat*
wstati*
wstation
wstay
wstay*
wstea*
wstep
wstep*
wstic*
wstil*
wstill
wstit*
wstitc*
wstom*
wstoma*
wstomach
wstop
wstop me
wstop*
wstopp*
wstopped
wstopped drinking
wstopped my
wstor*
wstore
wstory
wstov*
wstove
wstra*
wstran*
wstre*
wstree*
wstreet
wstri*
wstrip*
wstrips
wstro*
wstron*
wstud*
wstude*
wstudent
wstuf*
wstuff
wstup*
wstupi*
wstupid
wsu
wsubo*
wsubox*
wsuboxone
wsubs
wsuda*
wsudo
wsuel*
wsuen*
wsueno
wsuic*
wsuici*
wsuicidal
wsuicide
wsund*
wsunda*
wsunday
wsupp*
wsuppo*
wsure
wsurv*
wsurvi*
wsus
wswal*
wswall*
wswallowed
wswallowed a
wswea*
wswear
wsweat*
wsweating
wsweats
wtabl*
wtable
wtable*
wtablets
wtach*
wtacha*
wtachas
wtake
wtake my
wtake the
wtake*
wtaken
wtakes
wtaki*
wtakin*
wtaking
wtalk
wtalk to
wtalk*
wtalke*
wtalked
wtalki*
wtalking
wtall*
wtalle*
wtant*
wtanto
wtape*
wtaper*
wtapering
wtard*
wtarde
wtare*
wtarea
wtast*
wte
wtea
wteac*
wteach
wteach*
wteam
wtele*
wtelef*
wtelefono
wteleg*
wtelegram
wtell
wtell me
wtell my
wtell*
wtelli*
wtelling
wtemb*
wtembl*
wtemblando
wten
wten years
wteng*
wtengo
wtengo #
wtengo el
wtengo ganas
wtengo la
wtengo miedo
wtengo una
wterm*
wtermi*
wterr*
wterri*
wtest
wtext
wtext me
wtext*
wtexte*
wtexted
wthan
wthan i
wthan*
wthank
wthank you
wthank*
wthanks
wthat
wthat i
wthat is
wthat was
wthe
wthe baby
wthe bar
wthe bathroom
wthe blade
wthe bottle
wthe bridge
wthe car
wthe cat
wthe church
wthe closet
wthe clubhouse
wthe coffee
wthe difference
wthe doctor
wthe dog
wthe door
wthe drawer
wthe edge
wthe end
wthe first
wthe floor
wthe fridge
wthe game
wthe garage
wthe group
wthe gun
wthe guy
wthe hallway
wthe hospital
wthe house
wthe kids
wthe kitchen
wthe last
wthe letters
wthe liquor
wthe meeting
wthe morning
wthe new
wthe night
wthe nurse
wthe old
wthe one
wthe only
wthe other
wthe parking
wthe pharmacy
wthe phone
wthe pills
wthe point
wthe razor
wthe rent
wthe rest
wthe room
wthe same
wthe shelter
wthe shower
wthe sober
wthe stairs
wthe time
wthe train
wthe tuesday
wthe wall
wthe way
wthe wedding
wthe whole
wthe world
wthei*
wtheir
wthem
wthen
wthen i
wther*
wthera*
wtherapist
wthere
wthere are
wthere is
wthere was
wthes*
wthese
wthey
wthey are
wthey said
wthey were
wthey will
wthey would
wthig*
wthigh
wthin*
wthing
wthing*
wthings
wthink
wthink about
wthink i
wthink*
wthinking
wthinking about
wthinks
wthir*
wthird
wthis
wthis group
wthis is
wthis morning
wthis time
wthis week
wthis weekend
wthis world
wthou*
wthoug*
wthought
wthoughts
wthre*
wthrea*
wthree
wthree days
wthrew
wthrew up
wthro*
wthroa*
wthroat
wthrou*
wthrough
wthrough the
wthrow*
wthrowing
wthrowing up
wthru
wthur*
wthurs*
wthursday
wtick*
wticke*
wtickets
wtiem*
wtiemb*
wtiemblan
wtiemblan las
wtiemblo
wtien*
wtiene
wtil
wtill
wtime
wtime i
wtime*
wtimes
wtio
wtira*
wtirad*
wtirado
wtire
wtire*
wtired
wtired of
wto
wto a
wto be
wto buy
wto call
wto come
wto cut
wto die
wto do
wto drink
wto end
wto feel
wto get
wto go
wto her
wto him
wto hurt
wto keep
wto kill
wto know
wto leave
wto me
wto my
wto quit
wto say
wto see
wto sleep
wto stay
wto stop
wto take
wto the
wtoas*
wtoca
wtoda
wtoda la
wtoda*
wtodas
wtoday
wtoday and
wtoday i
wtoday is
wtodd*
wtoddl*
wtoddler
wtodo
wtodo el
wtodo*
wtodos
wtodos los
wtoil*
wtoile*
wtold
wtold him
wtold me
wtold my
wtoma
wtoma*
wtomab*
wtomaba
wtoman*
wtomando
wtomar
wtomar y
wtome
wtomo
wtomo una
wtomo*
wtomor*
wtomorrow
wtomorrow i
wtong*
wtongu*
wtongue
wtoni*
wtonig*
wtonight
wtonight i
wtonight is
wtoo
wtoo many
wtoo much
wtook
wtook a
wtook my
wtook the
wtop
wtouc*
wtouch*
wtown
wtrab*
wtraba*
wtrabaja
wtrabaja en
wtrabajo
wtrad*
wtrade
wtradi*
wtrading
wtrag*
wtrago
wtrai*
wtraig*
wtraigo
wtrain
wtram*
wtrama*
wtramadol
wtran*
wtranq*
wtranquilo
wtrea*
wtreat*
wtreatment
wtrei*
wtrein*
wtreinta
wtrem*
wtremb*
wtremo*
wtremors
wtren
wtres
wtres dias
wtrie*
wtried
wtrip
wtris*
wtrist*
wtruc*
wtruck
wtryi*
wtryin*
wtrying
wtrying to
wtu
wtues*
wtuesd*
wtuesday
wturk*
wturke*
wturkey
wturn
wturn*
wturne*
wturned
wturni*
wturning
wtwen*
wtwent*
wtwic*
wtwice
wtwo
wtwo days
wtwo of
wtwo years
wtyle*
wtylen*
wtylenol
wulti*
wultim*
wultima
wultimo
wun
wun ano
wun dia
wun mes
wuna
wuna botella
wuna cerveza
wunas
wuncl*
wuncle
wunde*
wunder
wunder the
wuno
wunti*
wuntil
wuntil i
wuntil it
wuntil the
wup
wup and
wup for
wup my
wup on
wup with
wurge
wurge*
wus
wuse
wused
wusin*
wusing
wuste*
wusted*
wustedes
wusua*
wva
wva a
wvaca*
wvaci*
wvacu*
wvali*
wvaliu*
wvalium
wvan
wvan a
wve
wvece*
wveces
wveci*
wvecin*
wvend*
wvenda
wvende
wvendi*
wvendo
wvent*
wveo
wver
wverd*
wverda*
wverdad
wverg*
wvergu*
wverguenza
wveri*
wverif*
wverify
wvery
wvet
wvez
wvez que
wvi
wvias
wvida
wvide*
wvideo
wviej*
wvieja
wviejo
wvien*
wviene
wvier*
wviern*
wviernes
wvino
wviol*
wviole*
wvisi*
wvisit
wvisit*
wvive
wvivi*
wvivir
wvivo
wvodk*
wvodka
wvoic*
wvoice
wvoice*
wvoices
wvolu*
wvolun*
wvolunteer
wvolv*
wvolvi
wvolvi a
wvomi*
wvomit*
wvomiting
wvomito
wvoy
wvoy a
wvuel*
wvuelv*
wwait
wwait*
wwaiti*
wwaiting
wwaiting for
wwake
wwake up
wwaki*
wwakin*
wwaking
wwaking up
wwalk
wwalk*
wwalke*
wwalked
wwalki*
wwalking
wwall
wwall*
wwant
wwant it
wwant to
wwant*
wwante*
wwanted
wwanted to
wwants
wwants to
wwas
wwas a
wwas in
wwas not
wwas on
wwas the
wwatc*
wwatch
wwatch*
wwatched
wwatching
wwate*
wwater
wwater*
wway
wway to
wwe
wwe are
wwe had
wweak
wwedd*
wweddi*
wwedding
wweed
wweek
wweek*
wweeke*
wweekend
wweekends
wweeks
wweir*
wweird
wwelc*
wwelco*
wwelcome
wwell
wwent
wwent to
wwere
wwhat
wwhat do
wwhat happens
wwhat i
wwhat is
wwhat to
wwhat*
wwhats*
wwhatsapp
wwhee*
wwhen
wwhen he
wwhen i
wwhen she
wwhen the
wwher*
wwhere
wwhere can
wwhere do
wwhere i
wwhere the
wwhic*
wwhich
wwhil*
wwhile
wwhis*
wwhisk*
wwhiskey
wwhit*
wwhite
wwho
wwho can
wwho is
wwhol*
wwhole
wwhole body
wwhole bottle
wwhy
wwhy i
wwife
wwife is
wwill
wwill be
wwill not
wwin
wwind*
wwindo*
wwine
wwish
wwish i
wwish me
wwith
wwith a
wwith him
wwith it
wwith me
wwith my
wwith the
wwith this
wwith*
wwithd*
wwithdrawal
wwitho*
wwithout
wwithout a
wwithout me
wwoke
wwoke up
wwoma*
wwoman
wwome*
wwomen
wwon
wwond*
wwonde*
wwonder
wword*
wwords
wwork
wwork*
wworks
wworks at
wworl*
wworld
wworr*
wwors*
wworst
wwort*
wworth
wwoul*
wwould
wwould be
wwould not
wwris*
wwrist
wwrist*
wwrists
wwrit*
wwrite
wwriti*
wwriting
wwritt*
wwritten
wwron*
wwrong
wwrot*
wwrote
wxana*
wxanax
wxans
wy
wy dice
wy el
wy esta
wy estoy
wy hoy
wy la
wy le
wy lo
wy me
wy mi
wy nadie
wy no
wy quiero
wy se
wy si
wy tengo
wy ya
wy yo
wya
wya esta
wya lo
wya me
wya no
wya tengo
wyall
wyear
wyear*
wyears
wyears ago
wyears and
wyell*
wyes
wyest*
wyeste*
wyesterday
wyo
wyou
wyou all
wyou are
wyou do
wyou get
wyou guys
wyou have
wyou know
wyou need
wyou people
wyour
wyour kids
wyour*
wyout*
wyrs
wzero
wzero one
wzoom
w|
w~care
w~joking
w~nearPast
w~past
w~recovered
w~returning
w~story`
export const signs = `MMMMLMMLMNNMMMNMMMMLMMNMLMMMMKNMNNKNMLQMMLMMMMLLKMMKMMMMMMNKMNLMLLMMMMNNLMOMLLMMNMMKNLNLMLMMMMPKONOLLLLMMMMMLMNNMMMMMLNJMMMMNMMMMMNLMMMNMKNNMMLMLMNLLNLMMMMMNNNMLLMMMMLNMPMNMNMMMLJNNLLOMMNMMMMNMMMMNMMMMMMMMLMMMLMMMMNLNMMMMNMMMMMLNLNMLMMMMMNMMNMNNMLMLMLLMOLNLLMMMMMLMMLLMMMMMMONMOLMLNMMMMMMNONMNLMMMMKLMNMMKMMOMMMMMOMMLKMMMMMNMMMMLLMMMMPNNOMNLKOMLMMMMNMMMKMMMMMMMNMMNOMMMMLMNKMLNLNMMMNMLLMMNNMMMMNKNONLLNMMMLLQMLNMOMMLMMMOMOLMNNMMMMKMNMMMLMMMMMMONLMOMLNMLMNMMLLNMMMMMMNNLLMNMNMLMMMMMMLMMNNMMMLMMMNLMMMNMMKLNMNLMMMMMMMMMNNMMMMMLMKMOLMNLNMMMMKLNMNMMMMLMLLMNKKMOMMNMMNLMLNMMNMMMMLPOLMNNMLMMMLOOKLMLMOMMMNNNMLNNMMMMMNMMMNOMMMMMMJMOMMOLNMMMMKMMNMMMMLMMMMMMMNLONMMMMLLNMMMOKMMMMLMMMNNNLMMMMMNMLNMMMMMMNLLLMMLMMMMMMNKMNOMMMMMMMLMLMNNMMMLMMMLMNNMLNMLMMKMNLMNMMMMMMMMMMMMNNMMMMMLNLNKMNMMLMNMMNMMMNNMMLKMMLMMLMMMMNMLMLLMMMMNMMMLLNMMMMMMLMMMNNMMMLNMJMMMMMMMMMMLMLNLMNLMMMMMMMNLMMMMNKMMNMNMMMLMLMMMMMMMMNMMMMMLMMLMMMMMNOMMMMKNNMLMMLMMMMNLNLNMNLMMMMLLNMNMMNLLMMLNLNMLNNMMMMLKMOMMNLMMMMLLLNMMNKMMMMMLMMMMMMLNMMMLLMKMLMOMNNLNMMMMMNMLMMMLNMPMLMMLMMMLMNMMLLMLMMNLNMNMMLMMMMMNLMNNMMMMMMMMMMMLMLLMMMNPMJNNLMMLMLMMMMMNMNLMMMLLMOMNNMMMLMLNMNLMNNMKLMNLMNMMMNMMMMLNMMMMLNMMMMMNMMKOMMMLMLMMMNMOMMMLMMLMNLNLLMMMMNMNMMMMMLMMMNMMNLOMMMMLMMMMKOOLMMMMLMMMLNKMMKNMMMOLMMNMMLMMMMNNNMMMMLMMMLMPNMLMMMLMMMMNNNMNLLLMMMMLKNMMMNNMMMMMMPMMLLMMNMMLNMNLMLNNLMMMLOMNMNLMMLLJMLMMMNNLMMNMMMMLMLMMMMNNNOMLLMMMMLNNMPMMLMLMNMMPLNNMOJNMMMKNMNMNMLMMMMMMNNMNLMMLNMKNNLMLMLNMLNMNOKMOLKNMMMMKNLMNMNMMMMMNNKLLNPNLLMLLLLNMLPNLMMMKOMMMMNMMMMLNNMLNLLMMMMNNNMMNLKMMMMMMNNMNMMMMMMLNOMLMNMNLMMLMMLMNOLMMMMLLNMKMNKMMNMLMPMMMMLMMMMJPLMMOMMLMMLLNMMMNMMMLMMLLMMMNLMMMMMLNMNMNMMMMMMLLLMLNOLMLMMNMMKNMOMMMMMLMLNMMNMMKMMMMLKOLNMMMMNMMMNMNMLLMMMLNMNPNMKMLMMLMLMNLNLLNMMNNMMNMMMMLMMNMLMMNNPMMMLLLNLMNMNMLMMMNMMLOLNNMLMMOMMMMNLNMNMLLMNNMMLMMMMNMMMNMMMMMMMNMLMNLOLMMMMNILKNLLNMLNMOMLLMNMMMNMNLJMLLNMMMMMNMMMMLNLMLNLMPLMNLMLLNMMMPMMNMNNMMMLMJLMNNMMMLMLNLMNLMMNMMMMMMNMLNMNMMMMMMLMMMNNLMLMMMMMOMMNLMMMMKMMMMNKNMLMMMMMKNMMMMMMMNKLKKLNOONMKMMMNMMNNMMMMLMNMONLMMMMMMNMNNNLLMMMMMNNMNMMKMLMMMMLMNMMMMMMMNMNMMLMNNMMLKNLMMMMOMMMMNJMNLNMMMMMMLMLLNMNMLNLNMMMLNNMNLMMMMLLNLNLNMMMMNNLMKMNNMMMMLNLMMNMMMLMLMNMNKMLMMKMMOLMMLMMKMMMMNMLMMMLMMMMNNMLMNMKOMLMNMMMKNMONMMMMLKMMLMKMNMMMOLNLMMLLMMMMOONMMMNKMMMLNOMMMNMMMLNMLLNMNMLNMMMMLLMOKMMNMMMKMMMPLMMMMMMMMKNOLMLLNNLMLMLNNMMMMNMLMKMLNMMNMMMMMOMLNNLMMLMMNNLMMMNMMMMLPKNPLLMMMMMMLNMLOMPKMMMMLMMMONKNMMMMLMPMMNLKMMNMLNOMMMMMOMLNMNNLMPMLMMMMLKOKLNMMMNMMMMOMLLMNNMLMKNMMMLMONMMMLNOMMMMMLMMMMMNMMMMLNMMMMMOKLLMMMMMMOLNLMMNMMLMMLNMMKLNMMMMMLLMLMNNLMMMMMMOMLMNKMMNMMMOKLNLMNMMMMLLOMNKNMNMLLNMMNNMMMMMMJMMMMMKMMMMNMONMMMMMMMMMNOLMMMNKMMMMMLLLMMPMMMMMMKLNMNMNMLMMILMKOMMLMMMNMMMMNMNNMMMLKNNMQLMMMLMMKMMNNMMLMLMNMOMMNMNMMLMMMMNKMMMOMMMMLLMLLMMOMNLMMLMMMNLOMLLNMLMMMMMLNMMMNLMNNMMLMMMMMMLLMMMLMOMNMLNMMLNLNMLMMKMMMMMMMLMMLMMLMMNNNMMOKMLNMMNMMMNNLKLLNLLNMMNMNLLNMLLNMMNNMKMMMLMMLNMMMNMOMMLOLLNMMMMMOMLNMMMMLLMLNMMNMMMMMNLMMMNMMLMMMNLNMLKNMMMMMLLMLMNMMLMMOLLNLMNOMMMMLLLNNLLNMLONKKLNKLMOMMNLNNLNMMMMMMOMMMMKMMMNMMPMLLLMMMOMNMMMMKMMLMMMMNMMNNMMMLLMMMPNMMMNMMMMMMNMNLMMMMMLNMOMLMMNLMMLLMNNNNLPMMMLNMNMLNMMMOMKNMLLPNLMLLMMNMMNMNLNMMKMMLNMLLMNMMLNNLNLMLMMLMLNLMNMPLMMLMMMLMNMNKLMMMNMKNMNLKLNMMLKMMONKOLLNMMLLNNNMMMLLMLKNLNOOOMMMMMMNMLNLNMLMMMMNMOMLNMOMLMMKMNOLLMLNMMMMLOMMMMNMMMMNMNLLOMMMMMNMMNMMOMMMMKLNNLONMMLLMMOOMNMMMMMMLMMLNOLNMMLMMMNLMNLNLMLMNLMOLLMPMMMMMMLOLMNLMLLNMMNOLOMLNLLNMMKMOONJNLOMNMLMONKKPMLMMMLLNOONMMLNMLMMLMONLMLLMMMNMNMMMMMMLLLLMONNLMLOLMLLMOOMNMLMMMLNMNLNMMMMMLMMMNMNMMKMMNNMLLLNKMMOMOMLMMLMJMMNMLLOMMLMNLLOLLNNNMMLLMLMMMLMNOOMMMOLMLNLOMMKNMNMMLKMMNMMLLMLMMMNMNNKMLMMLLMMMNNNLMKNLMMLNOMNNMNMMMMQKKNKLMLMMMKONLMNLLMLMMMNLMOLMMLKMLLONNNMNMKMMMMMMQMLMMMLMMMMMNMMMMOLMLLNLMOMMMNMLMOLNLNLNMLNMMLNMOMKLMMMMMLMMMMNNLMMMMNMNMMMMMMLMLMMNONJLMOLMLLLNNNMNMMNMKMMMMMMLLLNNMLMLNMNMMNLMLOMMNMLKMMNNLMLNNMLMMNMMMLMMMMMMNONMMJMMMMKLMNLMLLMMMMNNKNOMNMMMLMMMMNLNMMMNLMMMMNMLOLKNNMLLMMMMNMKNMMMMNMMNMMMMMMLNMMMOMMLNMMJMMOMLNMNMMMKLMNNNMMMMMMMNMOLNLMMMMNMNNMMMMNMMMLLMMOMNLLMNMNLMOMNMLMMMMMLMNMNLMLMMMMMLNJOLLLLMNMMMNMNMMLLKNMMJNPLMKKMMLMNLMMPMLLMMMMMONMLMMLMMMMOPNNMMMMMMLMLMOMNMLLMMMNLMMOMMNNMMMMLNMNOMMLMMNMLJMOMMMMMLNMKMNMNMLLMMMMNNNMNNMLLMMLKNMNLLLLMMMMMNNNLLMOMMLNMNKNPMLKMMMMNQMMOLPKMMMMLNLOLNKKMMMMNOOLMNMMNMMMLLNLMMMMMMLMPNMLLOMMNMMMLNNKNOLOMMLMLMNKLLONMLNMLMLLOLMNNMNMLLNMNNLMLMMMLONMNNMMMLLMLKOMLLLMMMMMMNOMNMMMMMMMLNOMMMNLMNLMMNOMMNOLMMLMLOMMMMNMLLMMMNOLNNMLMMMMLPLNMOKLLMMMNMOLMPMLMMMMILNKMOLLMMMMMOMMPMMKMMMMLMLNMMNKMMMMMNNLOMOMMMMMKNLMOMMNLNMMJNMLQMMMMMMMLMMNPLMMLMMMJOMNNMMMNMMMMMMMOMMMMMNMJNMMNMLMMLMLNMMNNNMMMMLLLLMMLNKMNMMNLNMMNLMONMNLKNLMNMMMNMNMLMMMMMLMMMNMMMMNNMLMMMMMMLMMNLKMLNOMLMLMNMLMMMOMLNNLNLMMMMLNLNLMMNOMMNLLNKLMNMMLMNLNOLLMLMMMNNMNOMMMNMLKMNMMLNNLOLMNLNMLMMMMMMNNLLMMKNMLNNMLMMMMMNNMNLNMLMMMLNMMNMMLMMMMNMLLOMLMNMMMNMNMNMLKMMMMLOMLPMMMMMMMKLMOLMMLMMNMLMLLMMMMMMMMNONLLNMPMMMMLKMMNNLMMMMMNLNMNMLKMMNMKLLMNMLNMMMMNKNMMLMMMMMMKMMMNNMKMMMMMNNNKMMKMMMMNNLNMMMLMMMMMLLMNMMKMLMNNMMNLLLNMMMNMLMMMLMNMNMMMKLPNNLLMMMMKMNLOMLLMMMMMLNNMMMLMMMMLLLMLMMNMNMMNLNNMMLLMMMMMLLMNNLLMMMMNMLMNMLMMMNMMLMNMLMMMMMMNNNLNLMMMMMMMMOLMMMMMMMMMNMKLNLMMMMNMMONMMMLMMNMLMMNNMMLMMMMLMNMMMMLMMMMOKNMONLLMNMMJNNNMMMLMMMMKKNLMNMMMMMMLMLNNNLLMMMNLNMLNMNMMMMMLMMLNOMLNMMOLNMMNNMLMMMMMOMONNMLMLMMLKNLNMNLMMMMKLLMONLLMNMMMMLLOMLMNMMMMOKMNMMJMLMMNLMOMLMNMMMMJMNMMLMJMLMMOMNMOMLLMLMMMLMMMMLMMMMMNJMMLMNNMMMMKLMNMMMKMNMLMLNMONLKMLMMMMMMOMLJMMMMMLMMNMLKMNMMLLMNNNMLMMLMLMMMNMMMLLMNLLLLNLNNMMMMMLMMMMMKMNMNNKMNOMLMMMMMJMMOLMLNMNMMLLLNPMLKMMMMMJNLNLNLMMMNKNMNLMNNMLMMKMLNMMMNMMMMKNMLNMMLMMMMOJMMLMMMMMMNNKMNMMMMMMMMMKMNPLLMMMMMJNLKLNMMMMMMQLMMLMMMMMNMMNMNMONMMMLMKMMMLMLMMMMMNNLOMNLMMMMMLNMLLMMLMMMMOMMKNNMLMMMMMKNMLLMLMMNMMNMNMMMMMMNMMLMMMLMMMMMMNLLLNOMMMMMMLNMMKNMMMMMMNMNMMLNLMLMMKNNOKNMLMNLMMMOMLMMMMMMMNNNOLMLLMMNMKPLOLMMMMMMMMKMOLMMLMMMMMNOMNNLLMMMMKONMMMMMMMMMNNMNMMLLMMMMNLMOLMMMMMMMLOMKOLLMMMMMMMMKOLLMMMMMMJOMMLMMLMMMNOMLMNMMMMOMLMMMNLMMMMMMNJMKLNLMMMOMNNMNLMNMLMNMMKOMKMMMMMLMOONMMNMLMNMMLMLMNMMMMMMMLOMOMPLLNMMMLONLMNMMMMMMLLLLLNMMMMMMOMMLMNMLMMNMMNMMMMNMMMMMLNMMMMMLMMMMLOLNNNMLMMLMNNLJOMLMMMMMNMLNNNMMMMNMMOLMPLMMNMONKMMNMMLMMMMMMOMNMMMLMMLMNLMMNMLMMMNMMMNKMMNLMMMMMMNNMLMMLMMMMLMMMMMLMLMMOKNMMMMLMMMMNKNMLMMLMMNMMLMPNMMMMMMLKONMMMMLMMMMMNMMNMMMMMNMMLNNLLMMMMMMNLLNMLMLMMNMNNMNMMLLMMMMMOLMMNNLMLMMMLMONMMLMMMMMLLLMNMMMMMMOLMMMNMLMMMMMLOLMMNMLMMMKMLMOMNMMLMNKJMMMMNMMMLMNNLLMNLLMMNMNNMLOOMLMMMMMMLOMMKMMMMMMLMOMMLMMMMMMNKKMNLNMMMMQMKMMMMKMMMMNNKOLNMNMMMMLMNMMMLNMMLMMNMMLMLOMMNMMNLMNMMLMMLMMMKMNLMNMMLMNMMOLMLMNMLNOLMLMMLNMMMMNMKMMMKNMMNMMNMMNMMMMMLMMKMOLMMLMMMMMLNNLMNMMMLMMJLLNMMMMMNMNMLLNLLNMMMMNLMNNMLMMLLMMOMMOMNMMMMMLOPJNLMLMMNMLNPLMNMMLMONKPNKNNMKMLMMMNLMLNPLOMMMLKMMMMNLMMMMNNPLOMMLMMMMLLNNMMMLMMNMLNLLMMLNMMNMNQNLLMLLMNNMNOMMMMNMMMLMNMLKOMMLMMOMMJOLNMMMMMLMMLKNNNKLMLMMNLNLNMMLMMMMMLLNNMMLMMKMNMLMNMNMMMNMLLMLMMNLMMMMMIMLONKMMMLMNOMLPMKMMNLMMLMONMMLMMMMLNLNOMLMMMMMLLMNNMLMMMLMMMMLOMKMMMNMLMLMKMMLNNNMMKNMMMMMMLMMLNOONMLLMMLMKNLLNMLLMMNMNMKMMMMLMNNMMMLMMMLMNNMMMNMMLMMMMMNMNLLNNMNMMMMLMNMNKMMMMMMMNKMMLMLNMMOMMMMNMMMLMMNMMMMNMMLLMMMMNMLKPNLLMMNMMNMLNNLLMMLMOMMONMKLMMMMMOMMMMLMMMMMNKLMKNONMMLMMNNLMMNLMMLMNLMNMOLLMLMMMMNMMNMKMMLMMMNLMMMLLNMMMLMLOLKOMMNNMKNNMNMJLNMMLLMNMMMMMLMMMNMOMOMLMMMMLOMMMMMKMMMMONMNLMMKMMMMMMMNLLMLMMMMMMNKLMKNMLMMOLMLMNLMMMMMNLNLLNMLOMMMMMMNLONKMMMMLLMLOOLMNMMMKJMMLMMLMNMMMMLNNMMLMMMMMKNNLMMMMMMMMNMNLMMLMMMMNOMNLLMMMMNMMMLPLMLMMMNMNONKNLNLLNMMMMPLLNMLNMMMKOOMMLMLPMLNNOLLMOLNMNMMKMLMNMMMNMMMNLMLNMNMLMMMLKLNNMMMMMMMKMNNKNMKNLMMLJOMKNMLMMMMMLNLLMNMMMNMLOMMLMNLNMMMLMMMMMMMNMMMMONLMLMLMMMMNOOMNMMLLMLMNOMKNNNKMLMMMMMMNLNMMMMMLMLLLNNNMMMMOKMKPMLMMMMMKNMNNMMLLNMMJKMLONMMMMMMLMNNMNMLMMMMLMMNMNMMMKMMMKMMKNMMNLLMLKMMLNNMLNLMNMNKNMMLNLMMMNLNMMMJMMMMMMMOMMMKMMMMNMOLMLLNNMNMKKMMNMMMMMMMMLMNLNNKMMMLNNNNLLMKMLMMNMNOKNMLLMLMMLMMLNLMMLNMNMNLMNLNLMMMLKNMLMNLMMMMKONNMMLKNMMMKKMOLMLLMMMMMMMNLNMMMMNMLMMMLNLOMMMMLPLNNMLLMNMMNLNMLLMMMLMMMNNLNMLLNNMMLNMNNLMLNLNMJKNNMMLNLMMMLLMONLMNNLMLLNNNMLMNLMMMLLLMNMLNMNMMLLNNNLLLMMMMNMNONMLLMMMNLJNNMMMLMMMMMLNNMMLLMLMNPNMMKMNMLMNMMLNMMMLNMMMMKKMPLLLNMMMMMNLONMLNMMMMJNLNMNMNLLMMKMMNLMLNLNLMNMMLOMMLMMMNNNOLMMLLMMMMMOMNNNLMLMMMKNNLNLLKMNMMOPNMMMNLOMLMLNLMMMNNNNMMKLMMLLMLMNMMNMLLMMNNNNMMKNPNLMMLMNMMLNNLLLNNLNMMLPOMNLMKMMMMKNMLNMKOKMNMMLNLNMMMMMMMLLOONLKNLMMMLLMMMMNLMNMMLMNMMMNNLMMMKLLNMLKNLNOMLLNLOMLLMNMMMMMNNMLNNLMMKLNNNLLNMLMMLNNMOLMMLMNMLLOMNLMMLMMMNMNLLMMLNNMMNNNMNMMOMLMMLLNMMMMLNNNLKMOLNNNMLLLMLKMMNMMLLNMMNMMLNLMMMNMMNNNOLMMLNLMMLNMNLNLMNMMLNLMONMMLMNMMLMNOLMNLLNMMLMOLNLMNLMMMKLMMOLNMMMMMKNOLNLMNMMMMKNMLNNOMMLMMKLLNNNLOLMMMKLLNNMLLMMMMMMNMMONLNMMMKKLNMOLMMNLMNLNMNLNMMMLLKMLKMNMNMLMMNKNLMNNJMNLNLLMMLMNMLMMMNKMMMNMMNMMLMLMMNLMMMMMMNNMMNKMMMNMLMKNNNLLLMMLLNKLNNMNLMLNMMLMOMNMMMMMMMLMOMNNKMLMMMMMLMNNKNLMMNLNMMNMLMNMMMKLMMNMMMLMNLNNMNLMMMMNMLMNLMMMMLLNMONMMMMLLNMMMNLMMKNMMMKMMMLMMNMLMMMLMONLMMMMMMMLNNMMNLMMMMMMMNLNLKNNKMNMLNKMKMOMLLLMNPJLLMNMMMLMMOKLKMNMNNMMMNKNKLNLNMMMMNIMNLNMLLOMMLLMLLNNMMLMMOMLLMNNJMNMMOKNLMMMLMMMMLMMKLMMKMMMONMOMMNMLMMLMNMMMNMMMMMLMMOOMMNNMMLMLMKNMMMMMMMMMPNLLMNMKMNMMMKNMMNMLMMMLKLLMNOMLMMMMNMLNMMMMNOLMLLLKNNPKMMMMMMLMNLNNMMLNKKMLLNLKNMMMPMMNLNLMNMMLNLMMNNLKLMNMLLNLPLMLMMMMMNMNNLNLMMNMMKLMONMKMLNNMNMKLNNLNOLLLILMNMMLLNMMMLLOOMMKLOLMMLLKKMMLNNMMOJMMNMMKMNMLMMLKNMMKMNMMNNLLNMKLMNNNMLMMOMNMMLPMLONKLMMLNMMNMJMMLMMMMOMNMLMLOMLLNNLMMLMLNLMMMNMLOMMNLMNLMNMLMKNMMMMMMMMLMLLOLOLKMLNMNNLNOLMKMMMMNKNMPMMLMLMMMNMONNMLMLMMLLNOLLNOMMMMKJNOMMLLMNMMLKLMNMNLMMMMMNLOMLMMNMLMMMNOLMMMMMMMKMMMMMOMMMMMNLKNLOMLMMMMNNMMLQMLMMMMJNMLMMMMMMLMOMMMLMNOMMMMLNLNNMMMMMMMMMMMLMLMMMLMMLMNMMNLLMMMNJMOMLMLMMMMLKNMNLLMMMMMMNMMMMMLMMMMLLMOMNMLMMMMLLNNMMMMMMLMKOMOLMNLMMMMMNNMKMLKMNNMOQMMMMLNNMLMMKMPMNKMMMMMKMMNNNNMLMLMKLLNMMNMMMMMMLLNNLLNMMMMMPNMMLNNMMMMLNMOLNLOMMMMKNNMLNMMNMMMLNMLMNLNMMNMLMNKMOMMMMMMLMLLLOMMNMMMOOMMLLNOMMLMMNNMMLNNNLMLLLMMMMLNMMLMLNLNMNNKLMMMLLOLMMLMMMMMJOOMMMMMMMMMKNOKNMMOMMMMKNLLMNMLMMMMMNOLLOMLMMNMMNPLLNMLMNMMLPLLMNMNNMMMKMMLLPLMMMMMMLMNLNMLMMLMMMMNMMMMMMMMMMMMMMPLMMMMKNNMMMLMMMMMLNMMMNMONMMMMNMMPMKMMMMMLOMNNMMLMMMNLMNNMMLMMMMMLNNLMMOOMMMMKMMNMMMNLMMMMMNLLMONMMLMLNKNLNMMMMNMLNNLLMLNNLMLNMMLNMMLOMMNKLMMMMMNMMMMLMMNMMMNLMMMLMNMLMMMMMNMLMLLMNMMNMPMLMMKNMMMNMLMLLMMMNNLMMNMMLLMNNNMMLKMMLNMMLMNMMMMMMMMMMMMNMMMLMMMLNNMMMNMMMMMMNMLMMLMMMMOMMLLMMMMMLNMMMMNMLMMLMMMMOLLMMLMNNMOLMMMLMMMLNMOMMMNMMMMLNMMMMMLMONMLOMNMOMLMMNMKKMMMMKOLLMNPNLNMNLONMMMKNMNMNLKNNMMKONKNNLKMMMMNKNMMNLMLNLMKMMNMMNKMNLMKKMONNLLLMMMLKMLMMOMMMMMLKMOMLMMMMNMLLNQMNLKMMNMKNLMNLNNNMMLLMLMONNLMNLMKNMNNMMMNMMMJMMNMMMMMMNMMMMMMOLMMMMNLLMOMKLONMMMKMMNOMMMLMMNLLLOMMLNMNMMMLMNPLMLMMMMLMLMNLMMMNLMNNLPNMMMLMMMMLOLMNMLOMMMLMLLMNMMNMMMMLLOLOLMNNMNJMMNMMLNOMMMLLLMMMMLNMMMMLMNLMNMMMLMKKMOMMMJMNLMNMOMNMLMLMMMMMMLMNNNLLMMMMLMMNNLNMMMMLNMLNMMNMMMLMNLMMMLNMMMLJNNLNLKNNMMKNMNNNMJMNKMLMMNLMNKNMMMKNMNMMOMMMLMLNMMNMLOMNMMLMMONMLKLMMMMLOMMMMMLNMLMLNOMNLLMNMMLLMMNNMNLMMLKLNONMMMMMLLLMNMLNNLMLLNMMLNNNKLMMLMNMNMNMMLNMMMMMLNNLLKOLMMNMMNMNMLNNMMLMNNLNMLMNLLLMMMMLNLMMNMMMLNNLLLMMNMMLLKMNLMNMMMNMMNNNKLMMLNMNLNMLMNKMMMNKMNNNMLLMKMMNMLLNMMMMNMNLNKLMMNLMMMMNNOLMNKMNMMJMNNLNLLMNMMLLMNONLLMMLNLOMOMMLNLMMMMMMMMNNNLMMMLLMMNLMMNMMMMOLMMMMOMMMMLOMLMMMKOMMLPMOONNKKLMMNJINMMMLNMMLMMKMOMMMNNNMMJKKNLMLMMNMMMJNMMNLMLMMMNKLNMMOLMMMMMLLOMMNLMMNMLLNOLMMNLLMMLOLPNMMMMMMMLMMMMLLMMNMMMLMNLMNMNMLMLNMMMMLLMMMMMMMLMMLLOMNMNMMMMNMMMMLNLMMONMLMLMNLMNMNNMNNLMMMKLLMLLOLNMMMNLLOMLLOMMNMMOMMMOMMNMMMMJMLMNMNNLMMMKMMMMLOMMNMMKMKMMLNNLMMOKMLNNLOPMMMLMKPMMMMLMMMKLMNLLNMMMMNMNLNMMLNMMMMMKMOMMNMMMMMKJMMMNNMNLMMLLLLNMOLNMMMLNMLLMONNMMMLLMNLMMLMMNMNMLMNOMLNMNMKMKMMLNONMMMMJKNLLMONNMMLKLMNLLMMNMMMMMLMMPNMLMMLNMMNMONLMMMKMMNLMNMLMNMMNLNNMLMNMMLLNLNLMMMMNMMLNMMNMLMMNMMMOMLOLNNMLMMLOLNMMNNMMMMMMLOMLMOMMNMLNMMMLMNNMLMKMNMNLLLNLNLMNLLNLLNONLMNNLNLLNNMMLMMMLNLMNOLMLNMMLNMMMMNMNMLMMLNMNMNMLMMNLLMMLNNMMNMNMNLNNNMMMMKKMMNNLLMMNMLNMLMMLNNMLMOLMOLLNMLNMMMMLLMLLMMNONOMMMMMPLMMNNLMKLMNNNMMMMJKKMMLMMMMMMNNMONLLNMMMMKLMNMMLMNMMMJNKOMNLMMMMMMJMNMNMMMMMMKOMQMNMLMMMMKOMNMNLMMMMMLLNMLLLLMMMMOMOLMLMMMMMNLNONMMMLMMMMMMJNNMLLLMMMNKNPLMMKMMMMKLMNNLMMMMMMMNLPKMNLMMNMMKMMMMLNMMMMLMMNMMLMMMMMKONKNMMKMMMMNMMPMMMLMMMMJKMNLMMMNMMMLOLNLMMLNMMLOLNLNMMLMMNMLNMMOLLNMMMMKNMMMMMNMMLMMNMNPMMKLMMMKPLLNLNNLMMMNOMNLMMLMMMNMONLLNMNOMLMKMMKLOMNMMMMMJLNMOMNMMMMLLNMLLNLOMMMKOLLOMNPMMMNKNNNLMLMMMMMLNMQLNMMMMMMJNMKMMMNMMMMMNNLMNMNMMMMMMNKKNMMMMMMMKMLMNNLNMLMMMNNNMLKMMMMKPNLNMMLMMMNNMMNMNLNMMMMKLLLNOLMMMMMMLOMLLLMMMMMNMNMLLMNMMMMNNMNNMMMLMMMNPLNNMLMMMMMLJMMNMMNMMMMLNMNMMMKMMMNMNMNMMMLNMMMLMMNNLLMNMMMLPMMONLMMMMMMLMMNMMNMMMMKMNMMMMMKMMMNOLMMMLONMMMMMNMNLMOKLLMNNMNMMMNMLMMKLMMMMMMNLMMMNMONNMLMMMMLNNMNMLMMMMMLMNMMMNMMMNLKNLMMMMJMMMMNLMMMMMLMMMLNMMMMLLMMMLMOMMLMMMMNMMMOMMNLMLONMMMLNNPLNMLMMMMMNNMNNLLMMMLMMNKNMKNMMMMMKNOKMLKMMMMNOMOMMLMMMMMMLMNLMLOMMMMMMMMNMMMMMMMNMNNMLMOMMMLMMOMNMLIMMMLONLNMNLMMMMMNMMOLMMNMMMNLMNLNMNKMLLMNLMMNNMNMMMLLLNKLMNKMMNMNMMNNLNLMMMMKMLNMNMMNLMMMOMMMNNNMMLLKNNNLLMMMMMMMNMQMMMKMMMNKPNNLMMNLMMMNNMNMNMLMMMLNLMMMMMNMMMNLLOLMNKMMMMLNONMMLNMMMMMLMMNMMNKMMMMMLLOMMMKMMMMLPLLNNOLNNMLLKMPLLMKMNMMMONNLMNMKMMMMMMMMOMLMMOLMLMMMPMLMMMMLKLLLOMMMMMMNKNLMMLONMMMKLMMLMLNLNMNNLONMLLNNMMMKOMNMMNLMMLLOONMNMLNMMMMLKNLLLONMMMMNLMKMMOLMMLMOONMMMNKMMMMMNMLLNMMMMMMNLOLMMLLNMNLNLNLMOMNMNLMLKMKMOMMMMMMMMMMLMMMMMMMLLMMMMMMMNMMLJNMMMPNLMMMLLNLLMNNMMMMLLNLNNLNMLLMKONMMLNJMMMNMMMNLMMNNMMMLMNNNMLKMMMMMPMMLMMNMLMMMOMLMMMNLLMMLMMNLNNNMMLLKMMMLMMMMLMMNNNMMNLKNMMLLNLNLMNMMLMNKLMMMMMMMMMMMNMNMMMMLLMOMOMLMMNKMLNMNNNLMLMLMMNMNNMNLMMMMLMNMNMLMLLNMMMMONMMLNLMNOLMLLMNMMLLNMMMONMNLNMMMMMMKNNMLMMMMNLLONNLLLNOMMMMMMMMMNMMMMMMLNNMNKNMMLMMMOMNLLLNMMMNMLNMLMNLOMMMMNMNLMMLMMMMLLMJMOMNMMMLMNLNMLMOMMMMMMNMMNMMMMMMJNOMMNMMMMMMJMKOMNNMMMMMKJNMMNMLMMMMLNMNLMNLMMMMMLMLMOLOMMMMMMMMLNMNLMMMMNMOMMMLMMMMNNLMMNMMMMMMNMNMMMMLNLMMMMLOLNMKLMMNMJKNLNMLNMMMMLNONLLMMMMMMOMOMLMMMMMMMOLNLMMKNNMMMOMNMNMLMMMMLPNKMMMKMMMMMKMLMMMMOMMMLLLLMOMLMMMMMMLKMPMLMMMMMMNLLMNNMMMMKMMMLMMLLOMMNLLMMNLNMMMMLKNKLONOMMMLMKLLMOMNMMMMMLLMLNNMNMMMLLMLMMMONMMMLONLMNOLLLMLNNOMMMMLMNNMNLMLLOMNMMMMMLLKMNMKNMMMOMMMLNMKMMMMMNMMMOMMMMMMMNKMLNNNNMMLJNLMMMNNMMMMKKLLNNLNLMMNMKMNMLLNMMMNJOMLMMMMMMMLNLKOLNLMMMMNMOLNMMMJMMMLONMMLNMLNLMMMNNMLOLLMMMNLLMLMMMONMMMMMNNNLMKMMMMLLNMLNMKLNMNLLNMLNMMNLMLMMNNLNMLMLMLMMKOMNLOMMLMMMOLLNNLNMMMLKNMLNMLMLMNMMMMNMNLLMMLNMMMMMMMLMMMNKMMLNMMMMMMNNMLMMLMLMMMOLMNLLLNMMMLOLMMNOLLMMMMLMNONNLLMLMMLMMLLNMJMMMNOLLNNNLNMMMMLMNNLNMLMMMMLNMMMMMLMMMMNMNMLMMLMMMMMNMKNMMNMNLMMKMMNMMLMMMMKKMOLMLLMMMMMLLOMMMMMMMMLMKNOLKMMNMMMMLNMNMLMMMMMMMMMNMNMLMMNLMNKNMNMMLMNNNKMMMLMMMMOLMMLMMNLMMNMNMMLNMMMMMMJMMLMNLNOMMMKMOMNMLLMOMMLNMNMLMNMMMLOMNNLLLNMMMMMLMMLNLNLMMMNNMNMNMLMMMMLNNMMNMKLMMMNLMLMOMMMMMMMMMLMPMLONMNLLLKMOMMMLMMNNOLNLLNMMMMKKNLMMMLLMMMONOMLNLMMMMMLJNMMMMMMMMNNMNLNMLLMMMMMMNLLNLLMMMMNLMMMOMMMNMMLKNLMNMLMMMMLOOMMOLLMMMMKMNMMLMLMMNNLKLMMNMNMLMMMMMLMQLLMNMMKLMLMNLMMMMMMMMLMNNLOMMMMNLMMMNMMMMMLLMLOOLMMMMMINNMLMMNMMMMKJNKMNLKMMMMNMMNLMMMMMMNLNMMNLMNMMMMLNNMMMMJMLMMNMNLNOMMMMMMLLMMMNLNMMMMLMMMLMNMMLMMMLKMOMMLLNMNMMLLMNLMNMMNLLNMNNMLNLLMLMLMNOMMMLMMLMMNLNLMMNMMLMMLMNMKNMLLNNNKMMMLMLMOOLMJMOLKMMMNOLLNKLMLMMNMNLMMMLLMNMMKOMNMLNNLNMLMKMMKNNMNMMMMLNOLNOLNMMMMKMMKNNLNMMMMKNMLNMMLNNMMLNMMMNMLMMMMNONNMMMNMMMMKNMOLNMLMMMMKLOLMMLMMMMMNOMLNMNMMMMMMMNLNMMLMMLMNMLOMMMLMMMMMMNMMLLNMMMMLLMKKMMMMMLMOMMMMMNMMMMMLLKOKNMMMMNMMMMMMMNLMMMLNMOLMLLNMMMMMNMKMLMNMMMMNMMLNMMNMMMMMONNMNMKMMMLLNNMMMMNMMMMNOMNMPMLMMMMKKKMMMLNMMNMNMMNNNMMMMNMJMMLMMMNMMMLMNMKNMMNMMMMLMMLMLLOMMMMMNMMMMLLMMMMNLLMNNLNMMMMLNLMMNMMMMMMNOMNMNMMMMMMMMMLLMMMMMMMNPMLLLLNMMMMOPLKMMMNMMMMOLMMMLNMMMMMLLLMOLNLMMMMMNMMMNKMMMMMMMLLOMLMMMMMMMNNKLMIMMNNMNKLMMNNMMNMLKMNMNLLMMMMMLMMMMLNMMMLNNMMLLMMMMMLNMMLMMMNMMMMNNLNMMLNLMMLMNMMNMLOMMMMMNMLNMLMMLMMNNMLMLNOMMLMNJMMNLLNMMLMMMMLMMMLMMMNMMMMMNMLMMMNLLMMNNLLMMMMNLMNMMMMMMMMMMOMLMLMMMMMLMNNMMMLMMMNLONNLMKLMMMMNOMMNMMNMMMMLOMNLLNOMMMMKMMMNLMKMMMMNMLLLNNMMMLMNKMNMLOLMMMMLLMNNLLMMMMMLLNLMMMMMMNMMMLONMMKMMMMMLLOMMMLMMMMLKMLLMMNMMMMPLNMLNLMMMMMMLNKMMMNMMMMMMMNLLNLMMMLPNMLNMMKMMMMNLNLMNMLMMMMPNNMMMNLMMMLNKMNNLMNLMMMJMNLMNMKMNMMMLMKNMMPMMMMKNMOMMLMMMMMKNLLMMOMMMMMMLNNLMLMMMMMMMPLMMMLMNLMOONKLNMNMMMMLOMLLNLNMMMMNNMKLMNOLMMMNMMLNMMKMMNMNMNNLLMNMMMMMLNMMLNLMMMMMNOKMLMNMMMMLONKNMMMMMMMLMNLMMOMMMMMMMNNLMMNMMMMLNNLMMNKMMMMNMNNNLMLMMMMLNMMMMMKMMMLNNNMMNLMMMMMMMMMMMMMMMNMLMMMMLMOMMNMLMLMMMNMMMMMNLOMOMMMMMMMKLNLNMLOMMMMLMLMNLKMMMMNNLMLMLMMMMNLMMMLPLMMMNMMMLMMMMMMMMMMPLNLLMMNMMMMMMMMMMLMLMMMNMMLLMNMMMMMOMNKMMNMMLMMPKMNMMLNMMMLOMNMMMMNLMMNKMMNLMLLMMMNMNMLMLLMMNNLNMMKMLMNMMMMOONMMLMMMNMNMMMMMLNOMMMLNMMMMMLLMMNMNLMLNMMMMMLNNMONMMLNLLMMLMMLNMMMMMMMOLOKNLNLMMMMMLNMMKMMMMMMLMMMLKMMMNMMMMNNMLLNMMMMKLNNNLMMMMMMLLMNMMLMMMMMMJLMMMMMMLNMNNNMMMMKMMLMPLMNOMLLMMMMMMLOMLLKMNLMNLOMNMMLMMMMLMNNMLNMMLMMMLMNNLLMMMNMLLOLNMMLMMMMMMNLOMNLMMMLMJNLMMMNNMMMKMLKMMMLMNOMMMLMNMNKMMLMNOMMNMOLMMLMJMOLMKNNLMMMMJLLLNLMNMMMOMLMMLLMMNMMMLMMLNMQLMMNLLLNMLNNMMMMLMMMMMNMLLNMLMOLNLMLMMNMKMOMMLMMMMMMLNMLNMNMMMLMMNNMMLMKNMMMMMNMLMMMMMMMMNNMMMOMMMMMKKNMMKLNMMNMMNLMMMMMMMMMLKKNMMMLMLOMMMMMNMPMMNLMLLMMNLMNMMMMLLMLMMNMMMMMNMMMPLMKMMMMNMOLNLMMMNMMMNMMMMMNMNMMLMLLMLMMMNNMMMNMNLMNMMMMKKLNMLLOMMNMLKMNMLNNMMMMKMLLOMNNLMNMLOLMOLNMNMMLMJNLNMNLLMMMMLNMOMMMLJMMMLMMMLNLMNPMKLNJMMLKMMMMPLNMLLNMNMMMLJLKNMLLMMNMNLMMOMMKMMLNOKMNMMMMMNMMLLMOLMMNMMLMMLMKNLNNMMMMMLLMMKMMMMMMLLOMOKLMMOMMKLMMLMLOMMMMMLMLMNNNMMMMLLMNLNLLMMMMMMNMNLKKMMMMNMNNLMNLMMMMKLOMNMMKLMMMMLKNNMLNMMNMLKLONNMMMMMNKMOPMMLLMMMMLLLNLNMMMMLMMLNMMMOLMMMMLLMLMNPMMMMMMMMLMMMOLNMNPNLMMOMMMMMNLMNLMLMLMMMNPNMMMOMMLMMMNJMNMLLNLMLMNMLMOMMNLMMMMKNLNNLLMMMMKNOMMNLJMMMLMNOLNLLNMMMMKPOKNNKNMMMMKKOMMMMNMMMNLOLLMNNMMMMMLOMLNNNJNMMLLLNLLNMMMMMMLNNMLNMLMMMMNNMOMNLNMLMMMLMOLNOLMMMMKKMMMMNMMMMMKJMKMMMMMMMMOLKOMLMNLMMMMJNKMLNNNLMLMMOLNNMMMMMMLLNMONLLMMMMLLMMNLLNLMMMMMNLMNMMLMLMMMNKNMMMNMMLLLLMPLMNLMLNNNLNMMLNKNMLOJLOOLMMLLLMNMKNNMNMLMLMMKNMMMMKLMOMNKLNMNLMLMNMMNMNMLMMNLLKMMMMMOLLMMMMNLLPLMLMMMNMLKNPMMLKMMMMMLLNLNLNLLNMNLNMMMNJMMMLKMMMNMLMLMMMKMMMLLNLMMMMMLNJONNMLMMMKLMNMLLMMMNMMLNNLMLMLMMMNNNOLMMMMMMMLMMLMMOMMMLMMLNNMMLKNMLMMKNOLMMNMMLMLLLNLMMNMMMMMLMPLMMMLMMMNKMMNNLKMMNMMMMOMMMMLMMMMKMNMMMLMMMMMLNMMMLLNMMMLOLMMNMNMMNMKOLMNMMNMMMMLNMMLMMMNMLMNMNMLMMLMMMMMKMLMNMMMMMMOOMMMNMKNMMMMNLNLNMLMMLMNNMNNMMMMMMMLMMNMLMLNMMMNLMMNLLKMMMMOLMOKOMLMMMMMLMONMLLMMNMKLMOKNMMMMMMMLMNMMNLMMMMMJMNLMMLMMMMMKLLMMLOMMNMMLNNMMLMMMMMLKMOMMLMLNOMLLMNKMMLMMMMNLNNMMMKMLMMMMMNLMNMLMNMLKNMMNLLMMNLMMMLMMMLMMMMOMMNMMMMMMMMMKMNLMMMMMMMMLNNMLLNMMLMOMMOLNNKMMMMKLLMNMLKMMMMOKNKNNMLNLMMMNMPLMMLMMMMKKMNMMMLMMMMMKMMMNMLMMMMNNMPNLMLMNMMKLNLMLMLMMMMNLLNNNMLMMMMKMMNLMNMMMMMNKMMMLMMMMMMMNONLMMLMMMMNKNNLLMLMMMMNMMMMMMLMLMMNKMMMNMLMMMMOMMLNMMLMLMMOMMNLMMMMMMMOLLMNNMLMMLMNLNLLMMMNMMMPNMMOMNMMMMMLMMMNLMLMMMMMLMOLMMMMMMMLLMMLMLLMMMMOMNNNLKOMMMMLONNMMMNMLMMMNLMMMNLMMMMNPLNNMLMMMMMMMNMLMLNMMLMNMMMNMMLMOMNMMLMKMNLMMMMOOMNLMMKNLMMMOMPLMMMMMMMLONLLMMLMMMMOKMLMLMMMMNMNMLLLMNMNMMMNLMLLMLNNMMMMKMMNLMNMLLMMNMKNMLNMMMMNMOJNMNNMMMLLNMLMNNLMLMMMNLOLNLMNMMMNONNNLLLMMMMMKMLLNMLMMMMNNKNNMMNMMLMMLMOLMLMNMNMMOMNNNNKLLMMKNMOMMLNMMMMKLMOOLLLMMMMLNLMMMNMNMMLLOMMLMMMNMMMNMMOKMMKMMMMNNMOMNNLMLMMLNMMMMNLMLMMMNNLMNNLMLMMOLNLNMLMLLMNNNMMMMLNMLMNNMNMMNNLLKMMLNNNMNMMMMMLLPNMLMMLMNLMLNLLLMMNMMMNPOLPMLMNMMMNKLMKLMMLMMMMQMMLLMMMNMMNPMLNMMMNNLMMLNMPMNMLMMLMMMLOMMLNMNMMMNKNKNNKMMMMNNMMLOLLMMMMNLMOMLKNMNMMLOMLKMMOMMMMNNLNLMLMMMMMNMMNLMKLMMMMNMMMNNMLLMMMNLMMNLMMMMMMMNMPLMLKMNMMNNMNKMLNLNLMNMOMLMLMMNMLOLLNMNMKMMMMNMLOMNNMMMLMKJNMMLMMMMMMNKMNNLLKMMMLNONOMLMLMMMMMNMOLNMLMMMMMOMLLOMMLMNMMLNMLOLNMMMMLLMKMPMLMMMMKLMLMOMMNMLMNNONLMKOMNLMLLMMKLMOLMMNNMOKMMLMMMMMNNNNLNMLLMMMMMOLLMMLMMMMMNNMLMLMMMMMMMOKLNNMMNLLMNMMMNOLMMMMLOOMMMKMMNNLLMNLMMLLMMMMMMLMNNMNMMNMMNNKNPLLMMMMLLMNLOMLMMMMLLMNMNMMMMLMMMMMLMOMMMMMLOMNMMNNMMMMJNMLNNLNNMMLKLLLOMOMMMMMMLNNNMLLMLLNMOMLNMMMMMMMNLMMMNNNMMLLLMNMMMMMLMMMMMMLLNNNMMLMMMMOLMNOMNMMKLOLLMKMMMNMNLMLNMMLNMMOKKMMMMMMNMLLLNNMMMMLLMMMMOMLMNMNMMNNMMMOLMLNNMNMJMMLMMMMNMMNMMMMMNLMMLNNNOLKMNLMMONMMMMPMLLNMMNMMOMNMMMMNMMMKNMMMMMMMLMMMNNMNMNMMMMMLLLOMNMMMMLMLLMKNMMMMMMMNOLMMNLNMMMMMNNNMNLMNLMMJONNMNLMMMMMLNMMMMMLLMMNMMMMMMMKMMMMMNLNKMMKMNOMMMMMMNMMLNMLNNMOMNMNMMNMKLMNMNNKMLNMMOLMMMMOMMNOLNLNMMMMNMMLMPMMMMNMLNMMNMMPMMMLMMMMLPOKLNMMMMMMMMNLMMMMNMNMMNMLLOMMLMMMMNNMLOMOMMMMMMNMMLMLOLMMNMLMLMNNNNMMMMMMMMMMMMMMMLMOMMMLMNNMMLOLLMLNMMMMMOOLLNMMMMMMLMNKLNMMMNMMLNMLLMNNMLMMMNNLMNMMMLNLMNOKMMMLMMMNNMMMLNMMMMMLNNNLOOMLMMMMMMNLMMMMMLMNMMMMMMMMMMMMMLLMMMNKMMMMNLMMMMMMMMMMLLLONMKMMMMMLMLONMMNMMMMMMMMMLLNMMMMNLMMMLLMMNNMLMMNNMMLMMMMLMMLMNLMLMMMMMMMKMMMMMLMNMMKLLMOMMNMMLOKMNLMMMLLNKMMMLLMNMMNNKNNMMLLNMMMKMMMMMLLLOMMMMMNLMNLMMNMJMNJMMLLMMOMOMMLLMMNMMMNMNMLLMMMMMMNNMLLNMLNMLOMOLMMMMLMMMMMOMMNLMLMMNMMMMNMMMMMMMMMNLNNMLMLMMMMMMMMNMMNMMMMMNMNLMLMMLMMMMLMNLMNMMMNLMMMMMMNMNMMLLNMLMMMMMKMMLLOMNMLMMMNMNMMLMMLNNMMMOMNMMKNMMMMMNNONMMMLLLLKMMMMMMNMMMMKONLLMMMMMMLNLLONMMLMMMMKPNKMLNKMLMNNNNKLNMOMMMMMNNMMMMMNMMMLNMLMOMMNMMMLKMLKMLPMNNMMOMLMMNLOMMMLNMNMMNLNMMMLMNMNNMLMMNLLLLMMLMMMMMMLMMNMMMMMMMMKNNLLMNLMNMMMMLMMMNLNMMMLNNKMMMNLMMMKMMOMMLMMLMMMMNKNMLMMMMNLKOLMMMLMMMMOMNNNMMLMMLMJPMNNLNKMLMMMPMLNMNNMMMMKKMMNMLMMMMLMNLKMLMNMMMMOMLNNMMMMLMNMLMOLMLMNMNLLPMOLMMNMMMMMMMMMMMMMMMMMOONLLMNLMMMLOMOMMLNNMMMLMNNMMLPLMMMKNMNLMMMNMMNKNLMNMMMMMLNMNLNMMMMMMMMNMOMMMMMLMNLMMMOMMMMMMLMMPMNMLMNKMMOLMMNNMLMMMMNLLMMNMMLMMOMMLNPLMMLNNLLKMMOMLLLMNMMMOMMMLMLNMMMMNNONLKMMMMLLLNNMMLMMMMMLLMOMLMNMMMMMPMNLMLMMMNMLLMOMMMMMMNMLMMNNLLNMMMMLMLNNMMNMMMKMOMNLNLNLMNMMNLLNMMMMMMMNNMLLMMKMMMMONMNMMMMMMMMLONOMMMLMMMLMNNKMLMNNMMMMLNLMNMLLMMMNLNLKOMLMLNLPPNMNMMMMLMMLONLMNMNMMMMMKMMNMMMMNMMNKMOMMKLMMMMMNMLMMNMNMMMLOMKLMLMMMMMPNOLLMMMMMMMLLMNLMLKMNMNOOLLMNMMMMMMMNNLNMMLMMLMNOLMOMMLMMMMMMLNMMLNMMMMLMLLNMMMMMMMMKLNNMMLMNMMMMMKNMMLMMMMOJKNMMMMMMMMNMMNOMMLMMMMMLNOLMMMMMNMLNNMNMLKMMNLNMNMMMLMMMLMNMOMMLMKMMNLMMNLOMMLNMLNLOLKNMMLMMMNNLMOOMMLMMNMLMLLMLMMMMNLNKMNMMLKMMLNONLLMMMLMMNMNNMNLMMLLLMNPNMMLMMMMMMMOLMONMLMMMMMLKMMNMMMNMMMMLNLMMMLMLMMNNLONMMLMMMMMMLMNMLKMMMMONMLOMLNMMMMMLLLMMMMMMMMPMMNOMMLMMMMKJLONMMLMMMMMNMMLMMNMMMMMKMNMMMLMMNMKONLNLMLOMMNKMNLMMMMOMMMLKMLMNMMOMMMLMMLOMMMLNOMKOOMMLMLNNMMLKNNKMMLNMOMLJNOLMMNMLMMLMNLMMLMLMNMOLLMMNMMMMNMPLLMMMNLLMNNLMMMNMLLMNNMLOMNMMNLOMMMMNLONMLMNMMLMMMMMMMMNLNMMOMNLMMLNMOMLOMNMNLLMLOLNLNONMLLNMMLLMNLLMMMNMNMKKNKMLMNLMNNMMMLLMMMNMMMMLMMNLMLNMNMLMMMNLLLNMLNNMLMMMMMMLMMMKLNLMMNMMNMLLMMLMLLNNMNMLMMMMMLMLMMMMMNMMMLNMNLMMMMKLNMLMNMMMMOLMNMMMMMMKMOOMMNLMLMLNLNLMNNNMMMKNLNMMNMNMLMLNLPMNMLLNMMLLMNMMLMMMMMLLNOMMLNLMMMMMMMNMONLMMLKJKKNMNMMMMMMMLLMOMMNMMMMKLKMNMMNMMLONMJMPMMMMMMOMMMMMNLOMMMLKNNMLMLNMMLMMNLNMMNLMLMLMNKNMMNMMMMKONKMMKNMMMLMLLLNNNLMNMLLMLLMONMMNOMMLNLLOLLMMMMMKMLNMMMLMMMNOMMMMLMNMMMMMMMMOMLMMMMMKMLMNMMMMMMLNMMMMNLNMLMMMMMLNPLMMNMMLMKNMLNMMMLMNMNMMNLLLNMMKLJMNMLMMMNNNMMNLLNOMLLNMNMMMNLLMMLPNMMNMNNMMMMMLMOLMLNLMMMMLMMMMLNMMMNMNNMMNMLMMMMMNLONNMLMLMNLMLMNLMLONMMLNLMMMLNNLMMMMLNMMMNLMMNKMMMNMLMLMMNOOLLNMMLNMNMMMMMNNLLLMMNMNMLMMNLMMMMOLMNNMNLMMMMLNMOMLMMMMNLLMMMNNMNNMLLLMMNMLMLNLMNLNNNMMNLMMMLLKNKMMMMMMMMMNNJONMLLMMMONMMMMMKMMLNMMNMMMLMNMMMMMNMLMMLNMMMMMNMLMNKMMLMNNLKMMMONMMMOMOLMMLNMMMMMMLNLMNLNLNMMNNLMNLMNMMMJOLMMNMNNMLMMKNLMNMMMMMMMNLNLNMNMMNNKONLMMMNLMLMMMMOMMLMMMMMNMMLMMNOMMMMJMMNLMLMMMMMNNNLMNMNMMMMLNNOLMMMMMLMMLNLLMNKLNMMMMLLLNNLMMNMNKMLMNMNMNMMLPNLLNMMLMNMNLMNKNLNMMMMKNLMMONLNMMMMNNLLMNLMMNMMOLNMMLNNMMMLNMMMMNMLMMMLOMMMLNMMNMMMNNMNLLLMLMNOOMNLMNLLMMMMNMMMNKLMMMMMLMMLMMNMMMMLLMMNLNKLMNNMLLNLMLMMMMNNLMLMNLNMMNNLMMOLLLNNLNNJMMKLMLNNMLNOMLOMNMMNMMLLJMLKMMNNLNMOMMMMMLONMMLLMNOLMLMMMOMLLMMLMMLNMPMMLOJMNMLNMMKNOMMNNMLMMMLNLMMNMLLMMNMMLMLMLMNNMLMMLNOLMMNNLMMKMMMMMLLMMNLOMMMMMLLMMLNPKMLMLMMMNMMNMMLMNLONNMMLNMNMMNLMMMMKLMMMMLMMMNMMMMNLMMMMMMMLKMMMMMKMMNMMMLLNNNMMMMMLLOMLNLLONMMLPMLMMNOMMMMLLOLMMMMMMMMKMNMMMMLMNMMLPMMNMNMMMKMLNMMLLOMMMMMLLLMLNMMMMLMNMOLLMLLMMOMMMMMNMNMLMLMNMNLMOLMMMMMLMNMMMNMMMMMLMMKLLONMMMMNLNLLMMMMMMMNLNLNLNNMMLMMNNMNMMNMMLMMLMLNMLLMNMMNOMMMMLMMMLMNNMJNLNNMMMMMLMNMMMMMMMMMNNLMMNLMMMMLMLNMMLNMMLMMNNNNMLLNMMLLMNMMMLKMMMMNMMOMMKMMLMMNNMMLMMLMNNMMOLMMNLMMMLMNLONLMLMNMNLMPMLLMLMMMNMOMLNNMMLMMMMNMMNNLNLNMLMJKLMMNMKLMMMNNLKNLONMMLMNNMKMMMMMMMMNNLNMMOLMOLMKNLKNMLNMMNMONLMLNLMMMMMOLLLMMMLMMNMNLLLMMMNMMMMNLNMMMMMMMMMMNNLLMMOMNLLNNMLMMNNMMMMKLNOMMLMMMLLNKMMLMNLMMMMMMLLMMNNMMLMMKNMNNMLMMMMMNNMLMMKMMMLOMMMLMMNMMMMOMMMMMNNMMMMKLLNMLLOMMLNMKNNMLLNMMMMMMNNMKMMMMMLMNMNMMLMMMOMKKLNNMMMMMLMNLMLMMMMMMMMNMMNMMMNMMMMKMLNMLMNMMMMMLMLMMMMMMMLNNLMLMNKMMLMNMLLMLNMMMMMMLLMLLMOMMNMLMMMMMOOMMMMMLNOKMLKMMMMONOMPLLNLMMMMNMMMLMKMMMMMNNLLMNLMMMMNLNNLMLLMMMMOLLQMLNMMMMMKOMOMMMLMMMMMMNLPMLOMMMNKOMMMMKMMMMMNMNKOMLLMMMMMKONMMLLMMMMLMLOMMMLMMMMMPLNLMMLMMMMONMLOMLKMMMMNMMNNLMLLMMMNPLOKMMNMMMMMNNPLLNLMMMMKMLMNMLNNMMLMMMOMMLNNMMMKOLPLMLNMMNMOPNNMLNNMMLMLPNMLMMLMMLMNNNNNMLMLMMKNPMLNMMLMMMMONMNOLMMMMMNMMNNNLLMNMMMKNLOMMMKMMMMMOLNMLNLMMMMLMMONLLKMMMMMNLONLLNMMMMKNMMOMMLMMMMMOMONMLLMMMMMLMMMMMNLMMMMMNLMNMMMMMMMNNMLNMLNMMMLNNNLNMMMMMMLLLMLMNNNMMMLMKNLMMMNNMLMLMKOLNLMMMMMNKMMLMONMLMNNNNLMLNMMMMLMNMMMMMMMMMMPNLLLNNMLMNLKMLMMMLMMNMMNNLMNNLLMMNLKMNMNNMLNMLKNNMLMLLNMMNLMNMLLMNMMMMKMNMNMMMLMMMNNMMMLOKMMMMLLNOLLOJMMMMLNMMLLONNMMMMNMNNMLMMMMMLMNMOLOLMNMLKNNKONLLNMMMMLMLNMOMMMMMMMKMMMMNMLMMKMNLMLOMMMMMMNLNMMLMLNMMKLNKNMLKOLLMOMLLMLNMONMLMMLMOKOLMMMNMMMLMLPKNMMNMLMKKNMNMMLMNNLMLNNKNMMMNMMJMMPNKMMMLLLLLMOLMNMNMKNLMMLLONMMNMLMLMLNMMMMONMLMMLNNMMMNNMOLMNJNNMMLNMOLMNKMMMMLMNLLMNNMMMMJMNNMLMJMMMMMNMMLNLLMMMMMNLLMNNLMMMMNNLMLMPNMMMMKMMMMNLLMMMMONMLLNNMMMMMLMMNOMLNMMMMJMMMMNMMMMMMLMMOMMLLMMMMMMMOKLNMMMMMMNMNNMMLMMMMLNLOMMMLMMMMLOMOOMMLMMMMKMMNNMMLMMMMLMMOMLLOMMMMLMMOLNLNMMMMKOMMNMLOMMMMLMMPLMMLMMMMMOMNLNNLMMMMMNNLMMMLNMMMNNLMMNMLMMMMNKMOMNMLNMMMLMOMMLMLNMMMKLNNLMMNLMMNKMOOMLMLMMMMMNONLMMLNMMMMNOLMMMLMMMMMNNMLMLOLMMMLMOLMMLLNMMMMMMMLNLLMMMMNNNMLMMNLMNMLNMMMLMLLMMNNLMMNOMLMMMMJLNKLNMMNMMMMOMMLNMMMMMMMMPMLLMNLMMMMNMMNMMLNMMMLNNMLLMNMMMMLONKMMLNMMMMKMMMMLMNNMMMMNNLLMLMMMMMNMNMKNLMMMMMLMNNMKLMMMMMNPNOLLMMNMMMLNNMMMLNLMMMLMOMMOMLLMMNLNOLMNMLNMMLLKMNLMMOMMMMLNMMMMLNMLNMMMMNMNMMLLNMMMMNMNLKNMMMKMNLMNMKLMLMNNMLMMMMMMMMLMLMNMMMMMNMNNMKMLMLMMMMPNNLMMMMNMMMONMMMMMMNMMLOLOLMNLNMMMMKOOMMMMMMMMMLONMLLLNLMMMNMLLNMLNLMMMNNLLMMMNMNMNQLNMLMLMLMMMMLNMMMMMMMMMLMOLLKMMMNNMMMOLMMMLMMMMMNLKMNMNOMMMLKOMMMMLLMMMLPNMMNMLLMMMKNLMLMMNMMMMMNKMMONMMMMMLMMMMONLMMMMMNMLMOLMNMMMLLNLNNMLMMNMLIOMMMMLMMLMOOMLMNLMLMNMMLMLMNMNNMMMMOLLMNMMNMMMMLNKLNLNNMLMMJLLLOLONNMMKONLNNMLNMLLMJLLNNMMNMMMMLNLLNNLMNMMKLNKMMMMNMMMKMONMNLLNMMMKNMLMNLMMMNMNLMMNMMLOMMLMNNLNMMMPMMMMMNLMNMMMMLMNLMMMNLMOMMMMNLLNNLMNMNMKMLMMOMMNMMMMKMMMMMMLMLMOMMLMMMMNMMLNMNKMLMLNMNMOMNMLONLNMMMKLNLMOMMMMMMKKNLMOMLMMLMMLNLMLMMMMMMNMNLMNLNMMMMMLOMLKMNLMMMOMOMMNMMMMMMKLNMMOMLNMLMLKLLMNLNLMMMNOLMMMMLMMMMNNLMMOMMMMMMLNLMMNMMMMMMMMLKMQMLMNNMLLLMMOMMMMMMLLKMMOMMMMMMLQMKLOMNOMLMKLMMMNMMNMMMLLNMMNMLMMMMLPNKMNLKMMMMNMLNLNMNMMMMLOLLMOMLNMMMOKNLLNMLNMMMLLLLLOMMNMMMMLMKMOLKNMMMNNNLMNMMMMMMLNLMMPLKNMMMNKMLMNMMOMMMMMNMLOMLQMMMLMNKLOMMOLMMMLMMLNMMMMMMNNLLMPMMMMNLMLLLMMMLMMMMOLNJMNMOOLLMKOMLMMMMNMMMNMNLMNLKMMMMNLLMMOMLMMMMMPMNLNMMMMMMLPMLMOMLNMMMLLMNMMMMNMMMLOOMMMMKMNMMQLNMMMLNMMMMLNMOLMMONMMMLNOMLNMLMMMMLMNMMOMOMLMMKLMMMOMMMNMMMJPMMLLLMNMMLMLNMONKMMMMLLNMLNMNMMMMKOLMNPMMMMMNMLNLLOMMMMMMLKKMLMMMMMMMMKLLLOMNMNNMMQMMMONKMMMMKONKMNMNMMMMMMNMLNNLMMMNKKMMMLMMNMMMLOLLNPMLMMNMMLLMNOMNMMNMLMNLNMMLMMMNLLMMMNMNNMMMMMNLNNMMMMNMLMLMMLMNMMMMNNLLNMMKMLNNOLLMLMMONMNMLLLMMNLNMNMMLNKNNNLNLMLLMMMMNMLMMMNMLNMLMMMKLMOMPLLKKOMNMMMMMMMLNMMOMMMNMMMNMNMLMMMMMNMLMLMLMNMNPLMKMOMMMMMMMNNKMNMNMLLLMJMMMMLNMMLOKLNMMMMMMMMMKNLLMOMOLMMMLLMLKNMMMMMMNPNJMMLNMMMMNLMKMNLLMNMNNMMMMMMLOMMMLLPLMMMLNMMMLPMLLMMPMMMMMPMMLMNJNMMMONMMMMMNMMMMLOPMMMMLMMMMJNNLMMMNNMLLMNOLMLMNLMMMLQOLMMLOMMMMLNNNLLMNNLLMKNMMLMNNMKMMNLOLLMNNMMMMJNNLMLLNNMMMMNNLMMLONLMMLLNNLMNOLLMMLONKLMMMOMLMNNOLLMMQNLMNLLNLMMMMNMLMOMMLMMNOMMLMNKLMLMNNNMLMLLMMMNMMQMMLLMNKLMMPPMMMJMNLLMMPNLLMNLOLMMLNMMNMLMLLMMLNNMLMOMNMMMLNOMMLKOLNMMLKOMMMNLOMMMLPOLLMLMLOLMNKOLNLNNMNMMLOMMMMKNOMLMLPMMMMKONNLMLMNMMMKKNOLMLNMMMMKNLLMMNNOMMMMLOMLMMNMMMMKPLMNLLLMMNMNLNKLMMNMMMMPNMMLMMONMMMONNMMMMNMMMMLONMNMMLNMMMMOLLMMLMLOMNOKNMMMMMMMNMMNMMNMNLMNMLLMMNMMOLNLMMLNMNLMMOMMMMLOMNKMLMNMLMNNMMMLLNMMMMNMLNNMLMLNMMMMMMOMMLMMMMLKNMNMLMMMNLLMLMLMLPNMMMOLLMMMNNKNMMMMMMLMMNLNNMLNMLNMMLOOMMLMMLNMMNOMMLMKMLMMLNPNMMLKLLNMLNOMMMMJNLMMMLLMNMOLMLNMMMOLMMMLMLMMMMLMMMPMMLMMMLOMMMNLMLOMLNNNMMLNMMMMMJNOMMMMLNMMLOLMLMNNNNLMLOMMNMKOMNLMLNNMMMMMLONNMLMMMMKMLLLMMONMMMLMPNMMMLMMMMKOOLMMMLMMMMMNOMLLMMMMMMMNOMMMNKLMMMMNOLNMMLMMMMKOPMLMMKMMMNLPNMLMMLMMMMMLNNMMMMNMMMKLPLMMMMMMMMLONMMLLMMMMMMMNLMMLNMMMMLNNMLMMLMMMMONOJNMNMMMMMKMOLMMNLMMMMMMOMMMKKMMMMONMMMMLLNMMMMLMMMLMMMMNMMMMMNMNMMMLMLNPMLMMLMMMMNNMNMLMNMMMMLNNNMNLMLMLMLLLMMMLMNMLMPMNMMMMLOMMMNNOMLMLMNMMMMMONLNLMNLMMMNMNMLNMMMMMMMMNLNMMMMLMMNNNLMMNOMMLJNLKMOLMMMMMOKLLMMMMMMNMPKLLLMMMNMMMOMPMNLMLNMNMLNMMLMLNMMMMOLPKMMNLMMMMKNNMNLMLMMMMLNMNKLMLMMMMPMMMMMMLMMMMNNMLMMMMMMMMNKLNMMOLMMMMLKPMLNLMMMMMLONNMMLLMNMMLLNLMLNNMLMMNONLLNNMMMMMMNNMNMNKMMMLMMMKLNMNMMLMPMNMMMNNLMMMLMNLNNMLMMLMMNMNMMLMMMNMLOMNLNNMMMMMLMKMLNOMNLMMMMMLNMNMMMMMMOOMMMMLMMLMLMMMNMMMOMLMNNMNNMLLMLNNLLNKLNMLMNOMLLLNMMNLMMMMLMNNMMLMNNMMMNOMLMMLMMMMMNMKNMMNLOMMKMLLMLMMMNMMMLLMNNLNMMMNKLNNMMLMMMMMMNMNMMMLLMLMNNMOKMLNNMNMKMMNLLLJMMOMNLMMLMMMMLMNONMKMNNMMMMLOLLMNMMLMMOMMMLMNNLMMMLLONMNMLMNMMNLKNMMNLMMLMMMMMONNLMLMMLMMNNNMMMLMMMMMNLMNNKMMLMMNOMMMLMMMMMMNNKLMMMMMNMMNLMOLMOLMLMMMLNKMMMMMMMMNNPMMMMMMMMMKPNMMMLMMMMMLONLMMMMMMMMLNNKMLNMMMMMNNOMMMMLMMNMKMNKLNMNMMMMKPMLMMNNMMMMLLMLNMMMMMMMLMNMKMNNMMLMKKNLNMNLMMMMMJOLMMMLMMMMLONKMMMNMMMMLLOMKMLMMMMMMNNMMMMNMMMMLLOLMMNLMMMMLNMKMMMMMMMMMNPLMMMLLNNMMPOMMNLKMMMMLMOMMNLMMMMMMLNKMMMNMMMMLMOKNMLNMMMMLLNKMMMNMMMMLOPLMMLMMMMMLOPMMMMMMMMMLOMOLMNLMMMMKKMLMLMLMMMMNNMLMNLLMMMMNOMLMMMMMMMMLMOKMNMNMMMMKPPLMMMLMMMMKNPLMLNMMNMMLPLLMOMLMMMMONNLLNNNMLMMJMNLLLNMMMMMMOMLNNLLMMMNNMMLMNKMMMMMMNONKMLMMMMMMQOLLLNNMMMMLMNMLNMMMLMMMMNKNLNMMMMNKNMKNMMMMMMLMLLMMMNMMMMMNONLMMMNMMMLMNNMNLMMMLMMMJNLLMLOMMMMNNNLMMMMMMMMMMMLLNMMMMMMMNMLMMMOMNMMNLNLMNMKLNMNMMMLNMMLMNMLMLMMMMMNNLMMLLMNMMMNLMMMKMMMNNNLMLLNLMNMMMLMMMNMLMMLNMLMMLMNMMMNMMLKMLMNNNLMMMMMMMOMOLMOMLLNLNMMMNOMMMMMMMMMLONNLMLLMNMMMNNKNMNLMMMMLMNMLMLMMMMMOOOMMNMLMLMMMNMLNMMNMMMMMNMKMMLNMMMMNNNNLMLOMMMMLMMMMLOLMMNMLMOMLMNMLMMOMMMKMMNMMMNLMLNMLLMLMMMMNMOMMMNLMMMMKOOKMMLNLMNMKKNMMLMLNNMMJOMLKMONMMMMMNNLMMNLMNMMKNOLMMLMMONMKLPLMNMLMOMLMNNLNMMNMMLMLNNLKLOMMOMMMMMJLMNMLMMMMNMLMNNMMNMMLMLLMMNOMNNLLLNMMMLMNMLMNMMLLMNKMNMLNKPKMLMMOMMNKMOKLLMMMNMMMMMLLNOMMMMMMNMLMMNLNMOMKMOLMNKMLNMMMLMMMMNLMMMMLLLKMMNNLNMMNLPLLLMNMLNMMOOMKMMNMNMLMLMLMMNMMMLMMNMMLMNNMMMMMMNLMMOLMMMMMPMLMNNNLMMMLMNLLMMMMMNMMMOLNNMNMLLMLMKMMNNMMMMMNPMLLNNMMMMMKMNMLNLNMMMMLKNMMNMMMMMMLPMKMMOMMMMMMMLLMMOMMMMMMLKLMNOLMMMMMONLLMPLMNOMLMMKLNNNMMMMMONMMMNMOMMLMLMLNMMLNMLMMMNMMLOKMMMMNNNLMNNKMMMMMNONMNMJMMMMMMMMMOLMNMMLKNLMNNLMOMMMMMLMMMOLMMMMLLLLNNOLMMMMMKNKMNLKNMLMNPNMMMMMLNOMMLNMMNNKMMNLLLLNLLLOMMMMNNOLLMOLMMMMNNLMMLMKNMNLOLLLLNPMNNMNMNNLLNOKMMMMMOLLMMNLMMMMMNLLLNLLNMNMOLMLMOMLMMMMKNMLMOMLMMMMNMNMLMMLNMMMMNOLMNMLMMLMMMNMMMNMMMMMMONMLLNKMMMMNNMLMNMMMMMMKPNLOMMMMMMMLJPLLMMLMMNMNOOLNLMLMMNMMPMLNMNLMLMMNONLLMMMMMNMMMNLLNKMMMMMNNNMMOLMMLMMMNOLMNLNOMMLMNOMLMNMLMNMLMNLLMMMLMNMMMMMMNLLMMNMOMOMMNMMMMLMLOONMMLKNMMLMMMMMMNMMMMMMLMMLMNMMOMMMNMMMMMMMMMMPMOLLNMLMMMMMONLNNLMMMMLPMOLMNLLMMMMMNMNMMMKMMMMMONLMMMMMNMMMNLLMNLMMMNMPOMMMMMMMMMMLNPMLMLMMMNNKNNLMNMLLMNMNNMLMNMLMMMLNMNLNMMLLMMNNMOMMMLMMMMMLMNLOMLLMMMNMNNLLNMLMMMMMKNKLNMMMMNMOMNMNMMKMMMMLOONLLMLMMMMMLOLLMMMMMMNLLMLLMMLNMNMOMOMMLMLNMMMMMOMMLMLNMMMLMOLLLMLMMNMNLNLNNLLLMMMOMNLLMMLMMMMNONJMMLMMMMMNNNLMLMNNMLMMLMNLMNMMMMMLNNLONLLMMMMMLNLLMMLMMMMMLNMMMMMMMMMNMMKMPLMMMMMKLMKMONMMMMMJOMLMNMNMMMMLMMMLNPMMMMMLNMMLNMOMMMNLOMLLMMNLMNNLMNMNMMLMMMMLMNMMMMNNLMMLLMMMNMOMMMMMMLMOMNMMMMNKLMMNNMMLMMMKMNLLNMMMNLMLMMNMMNLMLMNLLMLMNLMLMNNMKLMLMNMNMMMJLMLNOMMMLNMLNMMNNLMLMMMKNMMLMNLMNONKNMJMNMKMMOMONMMMNMLMMMNMMLLMMLMMMMMOLLMNMNMMLNMLKLNMMLOMMLNNMMMMOMMNMMMLMMNNLMMMMMLMMNKMNMNMMMMLLMLLONMMMMMLOMOKNLOMMMMLNMMOMLMMMLMMOMMMMLLMMMMNMMMMNMMMMMMLNLMLNLNMMMMMMMKMNLNLMMMNMLMMNOLMMMMLNNMKNNKMMMMLNMLNOMJMMMMMMMMMNNMMMMMJMNLONLLLMLMNNMLNMNLLMMMONLKMOLNMMMMMKMMMNMLMMMMLMMLMOLLNMMMMMLKNOMLMMMMNMLLNOMLNMMMMKNMMMMMMLLMMNLMLNNNMLMMMLMMKMNKMMMMNMKNNNMLLMMMMMNKMNMLMMMMNMMLLNLNLNMMMLNMMOMMMMLMMONLNNMLMMLMNLMMMNLLMMMMLMMMLNNKMMMMMLKLNNLNMMMMNNNNLNLKMMMMMPNMNLNKLMMMMNNNLMLLMNMMMNNLLMLLMNNMNNMLNMNMMMMMMONNLMKMMMMMMPMLMMNLMMMNMOMMLMMMMMMMOLNKMNMMMNMLLLMNMNKLMNMMKOMLNNKNMLNNLLMMMOLNMMMMLNNLMNKLMMNMMPLMMNMNMLMNMOMLNLMOMMMMMMMMMNMMMMMMMNMMMNLMMMMMLNMNMMLMLLMMMNMLMMLKMNNMNOMKLNLLMMNMNPMLKMMMMMMNMMMMMMMMMMMMNMMMOLMLMMLMOLMKNMMLMMLNOMOLLOMLMNLMNOMLLNLNMNMMNLOLMNLLMMMMLONNMLMMMMMMMNNKMLMNMNMMKOMMLLLMMMMMMNMLNNMKLMMMNLNLMOLMMMMNLKNNLMPKMNMMLLNMMMOMMMMMLLMNMMMNMMMMMMLMOMLNMMMMLLMONMMMMMMMKMNLMOLLNMNMKLMLMLNMMMNMLMMMMMMONMMMLLNLMMMMNMMMMOLLLMNMMNNLLMNLMLLNLONLNMNNNLMLMMMLPMNMMMLNMNLMMLMNMNMMMMMMLMMOLMMLMMNMLNMNMMMKLMNMNMLMLMNMMNMLNMLNLNNKMMMMNLLMMNNMMMMMMLMMMLMNMMLMMMMMNNMMMNLMMMMOMMMLMMMMMMNMMLMLMMMMNMNMLOMMMMMMKMMNOMMMMMLMMNLMNNMMMMMMMMKNMMMMMMNMLNMNMMOLMMMMMMLLMMOMNMMMLNMMMMMLMMMMNLMMLMOMMLMMMKMMLMNMNMMMLMMJOLOMMNMMKLMMMMOLMMMMNNMMJMNMMNLMMMMNLMOMMNMMJMMNLNNKKNLMNMMNMMOKNLMLKMMKMMNJNMMMNMNNMMNLMLMMNNNMLMMONMLMMNNMLMNKLLNMNMNJNNOKMLMLMMMMMLMMMMMMOKLNLMNLMMMMOLMMKMMLMMMMNMOLMMPLMMMMKMMNLLNNMLLMMLLLLNNMMMMMMLMMMMOMMMMMLLMPIMMLMMMMNNMNKMMMMMMMLMMMLMOMMMMMMMMMMMOMMLMMLMMNLMNMMMMMKLLMOMOLMMMMJLNMNLLNMMMMMMMNMLMMMMMMMNLKMNNNMMMMMLMLMMNNMMMMMNNMMMMKMMMMOMMLNNMNMMMMLNNMNMNOMLMMLNMMNMNLMMMLLMNLNMNMMMMMMNMLNMMNMLMMNMMMNLOKNLLNMMNMNNMLMMLMMMMNMMMNMMMMLOLNLMPLMNMMKJMMNLLMMMMNOLNLNMKLMMMMOMNMLMOMMMMMMNMMMKLNMMMMOMMMMMMLMMMMMNMLMNMNMMMMMLMMMLMMMMMMMMMLMMMNMMMMMLMLNLMMMMMMOMMMNMMMMMMMKLLMOLOMMMLNKMKMNMMOMMLMNNNLOMMNMLMMKNLLNLNMMNMNMMMMMMMNMLMNLLMLMNLNMNMMKMMMMNMMLLMOKKMLLLLPOLONLMLLMMMONMMMMNLMNLNNNMLMMMMMLLNOMNMLLOKMMMMNMMMMMMLOMMNKNMNLLMNKNLLMNLNNLMMNNMLKMMMNMLMMOMLONLMMKNLNLMMNMNLLNMMMMMNNMMLMMMNMLMLMMMMMMNMMMMMMMMLMMLMMMNNLMMMMLLNMOLMNLLLMNOLLNLNMMMMMNMMNMMLNMMMMKLLLLMNOMMMMONMLOMMMMMMMNKMKOMLNMMLMMLNLNLMMMMMMMMLLOMMLNMMNMMMMNMLMMMMMMMMMNNLMMMMMNNLLOMMLMNMMOKKNNMMMMMMMJNMLOMMMMMMNMMMMOLMMMMMNMLNLMNLLMMLMOOMMMMLLMMMMOLNMMNMMMMMNKLMLMLNLMMMMMLMNLMMMMMLNPNMLNLLNLNMLNMNMOMNMMMMMILMMNMLLMLMNOJNNNMMMMMMMKLMLMMNKMMMMMNMMNLLNLLNMOOMLMMOLMMMMMMMNMMMMMMMMNNNONMLLMMMMLMMLLNMLNMMMOMMMLMLOMMMMNNMMNMLMMMMMMMNMLMLNMMNMMMMMMMMLNNMMMMMNMLMNNKMMLLLNMLMMNMNMLLMMNMMMMNLMNNMMNMLMMMMNMNMNNMLLMMNMLKLMMMMNMMNLMLMLNLLNNMMNKMMKLMNLMNMNNLMLLMMMMMOMOMLNLMLMNLMNNMLNOMMLMMMMKNMMLMNMLMMMMNNNNMKMMMMLMNNLNKMMMMMMMLMNMMLMMMMMNNNLOMMMMMMMMLNMNLNLLMMMMNOLMMNNLLLMNNMNNMLLMMMMMONLPMMKNLMMMNMMMMMOMMMMJLMLKMNONMMNLJLMOMNMMMMMMMMMMLMMNMLMNMMMOMMLNLNMLLMMPMLLMLMMMMMNMMMMMMNLMMMMNMMLMMNMLNMMOKNMLMLMNMLLMMMKMMMMQLMNKMNOLLMLNNLKNLMNNMMMMLMNNMMLNMMMLMMLLMNNMNLMNMOKMLLNMMMMMMMMMLNMMNLMKNMMLOMKMMNMNMMOLNMKMMMMLNNMMMMMMNLMKNNMMMMMMMMMMMMMMMMMMNMMNNMMMMMMMNMMMLMNNMMLMLNNLKLNNLLNMLOMNOMONLNMMLMLMMMNNLMLMNMMLNLNNMMLMMMNLLNNMLLNMMMMLNMMNMMLLMOMMNMLNMMMMLMMMMMMMMMLMMMLNLLMNMMLMMMMMMMNMMKMMNNMMLMNMMNMMMNMLKMMNMMMMMMLNLLKNMNMMMMNMLMJMMMMMMLMNNNLNLNMMMMMLLMOMMMMMMMMMMKONNMKMMMMMMNMKMMNMMNMMOMLLNMPMMMMLMMOLMMMMNMMKMNLLNLONMMLNMMMNLMMOMNMMLMMNMMMMLMMNLMNNMMMMMMMNMLMMMNKMLNMMKMMNLLLMLNMOOLLMNLLONMOLLLKLNNLMMMNMLMMLMLNLNLMOLMMLMLNMLMMPNMMMMNOMMMMKLLMNMMLMMLMMMNMMMNMMMMNLNMMMNMNMMMMLNMMNMMKLMMMMMLNMMNMMMMMLNNMNLLLMMMMNNNNMMMMMMMMLLLLMMMMMMMMOMNLNMLMMNLMNLMMLMNMNKMLNMMMLNMNNNMLKLLMLNNNLNLMMLMNLMMMMMMMMNNLNMMKMLNMONNMMLMOMMMMMNLJNMMNLLLNOKMMLLLNMMNMONLLMMMNLNNMMLPMMMMLMMMMLMMLLNLPMNMMMLOLMMMNMMMMKMONKMLKMMNMNOMLMNLNMMMNNMMNLMOLMMMNLMNMMMLOMMMMMMMOMNMOMMLMKJNLOLMLMNMMLLMNLMLMLMMNMMMMNMMLMMNMMLMNNMMLMNMLLLLNMMMNMMOMKNMMMMMMNMOMNNNMKMMMNMMOLNMKMMKMMMLMNLMMNMNNLMNLKLMMNLMNMLMLMMMNKMMMMNMMMLMLNMNMMMMMKLMMMNLMMMMNLNMMNNMMMLLMLNNNMLLONNLMKMMKMLLOMMMNNNMMMMMNMLMMMLMOLMNMMLMMLMOLMMMMNMMNKLMLLNMNONLLMNLMMNLPNNMMMNMMMMLMNLMMLKNLMLMNLMOMMKLLMOMJNMMONLLMMNNLNMMMMLMMNMMLNMLMMNMMKMKLNNMMNLNLNLMMLNLONMNLNMMNLMMMMMNLNLLNMMMMMNMKOMLNMLMNMNLMNLMLMMLMOLLLMMNNMMNMLNMMNMMMOMMMMMMNMMMNNMMMLNKOMLMLOMNNKNNMOMLMNLNLLLLMMMNMOMMPKLMOMMLLMMMNNNMNNMLONLLMLNMLMNMJNNMNLMMNMLMMOMMLONMNMLNLNMLNMMLMNMLNMMMMLLMNLMLNMMMMMLLNMMLOMLNMONLNMLNMLMMNMMMNLMNNOMLMLMLNMMMMNMMMKLMMMMMMMMMMNMMMMLNKMLOMMKNNMLMMNMNMMLMMLMMLNNMNMMMLLNMNLMLMNMMLLMLNKOLMOLMMMMLMOMNLPNMMMMMMNMLMKMMNNLLLMMMMMLNMMMMLMLMMNNMMNMMMMMMMLMMMNNMMLMMMMMMONMNKMMMNKMMNNMLMNLMMLNMMMMNMMNLMMLMMNLMLMNMLNKMLNMLMMMNMNMMLLMMMNNMPLLMMLNMLMNMNLMMMLMLNKNNMMNLMKMLMNNMMONMMMMMLLNMMLMMMOMMLMMMNMMOMMNMLMLMMMNLMNMMMMLMMMKMMNMLMMMMMMMMNOMNLMMMMLMMONMNLMMMMLMNLMMMNMMMMMLMNNMMMLMNMKLMLMMLMMMMOMNNOMNKLMLKMNMMNMMMLMKOMMMMMMLLMMMNMNMNNLMNLMMNMLMLMLLMNLMONMLLMNNMMMMLMMJMLNMLLMMMMNNLMMLMMMNLMMNNMOLNLLLMNKNMNLLLNNMNMLMMOMLMMMMMMLLMLNMMKNMOMLMMNMMMLMMNMLLLMMNNLMMNMKMMMMMMKOMPMLNNMMMLLMMPMMNMNMMMJLMNMMKNKMMLNMMMMNNMLNMMMMLNMMOMKNLMNMMMMMNMLMMMLNMNMOONKMMMLMMLMOMMLMMMMMMMNNLMMLMNLMNMLNNMOMLMLNLMOLMNMNNMLMMMMMMMKNMLNMLMNKMNMLNNLMMMMMLNMLNMLMMMNLNNMLLNNLNMMMNMLNLMMLMMNMNNMMMNOMMMLMONMLMLMMMMMLMMLMMMLMMNMNMLKLMMNLNMNNMMMLLMLMMNMOLNNLNLLMMLNMLMNLLOLMMMMMKMMLMLNMLMMNMMNMMLNMMLMMOLMMMMLMMMMPMMLNMMMMMNMMLLNKMLNMMNMMMLNMNNKMMNMLNMLMMMMNMLNPMMLONLLMMMMNLLLMMNMMOMMNMMMNNLLMMLMNNMLNMLLMMNMNNMLLMMNMMNMOMMNLLMMNMLLNMMMMMLMLMNMOMLNMMNMMMMLMLMMNMLLMMLNNNLLNLMNNLMMOLMLNMLNMMMNMLNMLMLMNMMMMNNMLMLMNMMMNNMMLMMMMMMMMNNONLNLMMLMLKNMKMMMMMLMNMMMMMNLMMMMLMMOMMMNMMLMLMMNMMNKMMLMLLLOMMNLMMMMLLMNMMLMMMNLMMMMLKMNMMMMOMNNMMMMMMMMMMLNMMLMMMMNMLNNMLNLLMMMLMNMMMMMMLLMMNNMMMNLMMMMKPMMLLOMMMMMMMMNNMLMMMLMLLMMNLMOMMLMMKMMMMLNMMMMNMNLMLNMMNMMLNMLMMMNMMMMMMNMNLLKMMMMNNNMMMLMMMMNLLMNLMLNMMMMKPNMNNNLMLMMLLOLLMNMMLMMMMNLMLLMMMMMMMNLLMLNMMMMNMMMKMNMNMMMMLONMMMLMMMMLNNNLKMNMMMNLLLMMMOLMMNMNMMLNLNJNLNMMMNLNMMMLMMMMNMMMLLLMMNMOKLLNNLLMMMMNMLLOMNLMMMMMKMOLMMLMMMMNLLNNMLMLLMMOKMMMMNKMNMLMMLNMLNLMMMMOKNLLOOKLLMLONLNMMMMLMMMONLPOMLLNMMMLONNLOMMMMMLKLMMMMNNLMMMKLMKNLNJMMMMNMMMMLNNMMMMLJNMNMLMMLMMOMNNLNMMMMMLLMMNNMLKMMMMNNMMMMMMMMMMNNKNMMKNMLMMNOMMOMMMMMMMMLMNNMLMMMMMKNLNMMLMNMMMNMNMLMLMMMMMPNMNLMMLNMMMNKLNLLNJNNMLNNMMMLLMMMNLONLKMMNKMMMMOKLLLMMNMMMMOKONKMLNMMMMKNMLNLNNNLMMKNKMLNLMMMMMQNLMNMMLMMLMOOLLMNNLNMMLMMLKLMONMMMMOKMKMMMONMMMKMMMNMMMNMMMMLMNMLMMMMMMMMMMLMMKNMLMONNLMMMOMMMMKLONNMMKMMMLMLNLLMNKMMMMOLMKNMMNMMMMMNMMMNOLMMMMMOOLMLMLNMMMNOMLLNNKMMMMNMMMOMMLMMMMLKLNMOMMMMMMKMMOMMMLMMMMNLMLMMPNMMMMLLLNKMPKMMNMLMNNNLLMMMMMNNLJNMNNLMMNMKMMMKLLNMMMMLMJPLMNNMMLMKMMOMMKMLMMOJMLNNLOMLMMLKNMMMMNMMMMMKNLMMNLLNMLMMMLOMMMLMMLNOLMMMMPOMMLKMNJNOMNLLMMMLNJJMMNMNMLNMLNLMMNMMMLMLMQLMMMMMLNNLMMMMLMMMMNNNMOLMLLMMMNNLMLMNNNMMLLNLMNNMMMNMMMMLMMNLNKLMMMMJNNMLMKMMMMNMMMONNKMMMMLMMLMLNMMMMMONMNNMOLMMMMMKLOLMOLMMMMNLLNMMNKMMMMOMMLMMLNMLMNNMLMMMNLMKNMNMNOLNMMMKMOLNMMMMMLOMNLMNNMMLLNLMMMOLMMNMLMMLMMMMMMNMLLMLMMMMNKMMMMMLMMNNLMNMMMMMMMMMNMLLNMMMMMMONMNLLKMMMMNJNLNLMOLNNMKLLOLLNKMMMMONMMKMOMNLMMNKMOMLMOMMMNKOLNNJMMMLMLNLNOLMNLNLMMMMMLNMMNMMMMNOLMNMLNMMMMNMNONLLLMMMMMLMLMLOOMLMMMJMMOLLLMNMMPOMNLLNKMMMMNLMMNMLMMMMMNMLMMNKKNMMMNMNMNKMNLMMMMMLNMMMKMNMMMOLOMMMLNMMLNLLPMMMLNMMMMLNLOMLLNNLLNMLPNNMMLMMLLJMLMLLNLMMMMNNMMMLLMMMMNMMOMMMKNMMLOKLNNNNKMMMMJOMMLLNMMMMMLLNJLNMMMLMMNLMMMMMMOMMMMLNMMNMLNMMMLJLNMMMLNMMMNNNLMMMMOMLMMLLLMLLONMMMNKOLMMNNMMMMMOOMMMKMMMMMMNNLNLMMLMMMOPMLLMNLNMMMMMOLLLNLMMMMMLMMNMNLMMMKMMLLMNLMMMNMPJNMMNMKMMMMMMMLOMMKMNMMMJMMMMOLMLMMNLNKNMNLMMMMMMMOMMNKMLMMMKLLNMOLMMMMNLMMNLJMMNMMMNMMPMMLMMMMKNLMNNNJLNMLMMMLNLMMMKMMNMLMLMNNLNLLOMMKNLMPMMMMNMNOLMMOLLMLNNMLKMMMNNMLNLLLMMMMMMNMOMLKNMNMMPNMMMMLNLMKLNNLOJLLNMMOMMLNNKLMMMNMLMMNLKMMMMLMMLNNOMMLNNMNMNLMLMMOLMMMMLMMNMLMMMMNMNLNKJLMOMNMKLLNMMMLLMNNMLMMOMMLMNLLMMMMOLMNNMMKNKMMMJMMMMLNMMLMMMMNMLLNMLMMNMLKMLNMMNMMNKNMNMKMMMMMMMLNNMLLMKNMNLMMNMMLLMMMMKMLLMMNNNLLNMLNLLLNMNMNMMNMNMLMMLMMMNMMNNKLMMMMNNNNNMMKMLLMNNMLNMMMMMMMNLNNLLMNNMMLLNMNMKMKMNMMOKNLMLNLMMNMMLMNMMNKMMLMMNMMLNLLMNMMPKNLJMMPMMMLOLLNNMMNMMMLMNMNNLMLMMMMMNLMNLKONLNMPMNLMLMKMMMMONKOMLKNNLMNOOLNMMLONLMNLNNLNLLNMNMMMJLMKMLNNMMMMMMLMMOKMMMMOMNLNLMMMLNMOLNNLLLNMMMMNPNOKMMMMMMKNLLOLMMMMMMMNLNNNMMLNMMMKLLNPNKLMNMLNLMNMMNMMMLMLNMLNOLNMMMMMLMMMNMLNMMMQLNNMLMLMMMMNONLKLNKMMMNOMONMNLJLMMMNLNLMNMLOMLLNLNMMPLKMMMMLJNKMNLLMMMMNNMLLMNMNMLMNKMLMLMNMMMMPLOMMMLMMMMMMPMNLMKMMNMLNNNLMMMMMMMMNOOMMMMLMKNMNMMLMLMMNKMNMMNMLLNNMMMMLLOLMLNKMMMMMNNLLLMNMMMMMKLMNNKMMMMKMNLMLLNNMMMMMLMMLMKMNLMNNMNMMMNMMMMMNMKLNMOKNLMMMKLMMMPMMMMMMKMNMMNNMMMMLMMKMMMMMMMMONLMPLMMMMMMLMMLOMLMMMMMMNMMMMMLMLMNPNMMNLMMMLNMMNLNMMLMMMMMONLMKKNOMNMMMNMNLNLONKLMNMMMLNLJMOMMOLMMMLMMMMNMNLLLOMMLMPNNMMNMNLMKMMLMNMLLMMMONMLMOOLKNMMLMNMNLLMMMMLLMLOONLLOMMLNMLMNLLNLMLLNMOMMMLLNMLLNKLMNNLNOKMMNMMMMLLMMMMMNMMMMMMLLPNLLMMMMNLMLNMLMMMMMOJMQKLMMMLNNONLOMMOMMMMMLNNPMNOLMMLMLNLMLNLMLNONLNMMMLMKOMOLNMMMMMMNKMNNMKMKMNMMMMPMLMMMMMMMLNMLPMMMLMLMLMOONMMNMMMLNNMLMKMNLMMKLMNOONLNLMLMOLNNMNNNMLMLLMLMPNMOMNLLLMNNKNMOLMMLMLPOLMMKMMMLLLNMPMNLLMLLLMNOOLMMMMMMLMNNLNMMNMMKLMMMOKMMMMMMLMPLLMMLLLMMMNNMOMMMMMMLNLNLNNMNMLMLNNNKMOMNMLMMMLONLMMLNLLMNMMNOLMLLMMLLNOOMMMMMMMLMMNNNMMLMMLLNNNMNLMLLNLNLMPNMOMLLLLMNNNMOMMNMMMLLLMMPNMNMNNKQLLLLMMLMMMKNMLMOMLMMMMNNLNNJLMMLNLLNMNOMNMLMMMNMMPMKMMNLLMMNMMMMMMMMMLKLMMOPMMMMMMMMMOMLLMMMMMKMLNKNMLMMLNNMMNMLMMKLMMNMLOOKMMNMMMLLNNNMLMOMOMLMMNMMMMLOMOMLNMMLMMNMNMNMLMMMLLLPMMMMMMMMLMLOMMLOLPLLLNOLLNMLNMMJNLNLNLMMNLMNLLLOMMMMOLMNONOLNMLMLMMLNNLMMOLLLLNNLMMLOMMLNLLOLNNMNLMLMLMMMMOLNLNMMMMLKLONLMNMMMMMMNLNMMLMMMMOMLLNNKLNKMNNKMMLMMNNMMMMNLOMNKMLMMMNMNMNMLMMMLMMMNMLMNLMNMLMMNILMMJLNNMOMNNNMLLMLLMOJNPKNLLMMLMOLMLOMMMMMMMMMNMLMLLMNMMNNMMNMLNMLLMMMNOLKLMMKMMNNMMNMMLMMMMLNKPOMLLNMMMKLMPKMLNNLNMKMONMMLMLMMMONNLNNMMMMLLNMMNLMLMMMNMNMNNLMMLMMLONMLOPMLLMMMNJQLNNLOLMMMMMMLNMNKKMMMMNNPKNKMMMMMMMOOMLMNLLMMMPNNLLNMKNMMMMNNLMNLNLNLMLLLKMMNOMMNMKLLMNMNLOMNMKLMKONKMMMMMMMOMJNLJLLNNOKOMKLLNMMMMNPOMLMMMMMMMKMQMMLNLMMMMKPNNLNOLMMMLKLNMLMMKMMMMONOLNMNLMMMMLOLNMOLMLMMLMNOMLONLMMMMLOOKMNLKMNNMMPMLNNMKMNMMMNLMMNNKMLMMNPNNMLOMMMMMLMMMOKMNLNMMKMMMOMLMMMMMMNNNOMMMLMMMKONNMMLMMMLMNKNMOLNMLLNMMOMNMNLMMMMMNMNLPMMOMLMLLKLNLNLNMLMMOPNLLLMOOLLMOMMMMLMNOMNMLMLMMNMNNLMMLLNNMMLMLNMLLLNMNLLNMLNMLLLLNMMNMNMMKLNLNLKNMLLNMOLNLMPMMNLMNLMKNMNLMOLMNMLMMMMLNNMLONNNNMLMMOLMJNLLNLMOLNNKNMLNNNNNLMLLLKNLMMMMMMMMMOMNNLMMLMMMMOMLNMNKMMMMNMMMOLLOMMMMMLOMMMKKMMNMKLLMKLMONMMMOLMNNMLKMLMMNNMLPNMMMMMMKMLOONLKMLMNJONLOMLMMMMMNKLMMLMNMMMNMOMLMMMMMMMMOKLLMMNLMMMNOLNLOLMLMMMMLJOLMMMNMLMMMNMMMLMMMMMMNNNLLMMNMMMMNNONKLMLMMMMMNMNNLMLMMLMNLOMOMMKMMMMKKLMLOMNMMMNLNNLLNMLMMMMOOMNNNLMMLMMMJMLNLMNMMMMMPLLOLNMMMNMMLMONLMMMMMMKLLNMMMLMMMMNPNMNMKMMLMMMMMNMLMLMMMMOLLNNMKMMLMMNNMONMKKMMMMNNKMMMNMMLMMMMLMMMMLMMNMOLMOLNMLMMMMLJMOMMNLMMMMLKMMPLLMNLMNMJMKQLNMMMMMKKNOLLMMMMMMMNNLLNMMMMMMNMNLLNMMMMMMNNMMNMLMMMMMMNMMMMMLMMMMMNMMLMMMMMLMNLMMMOMMMMMMMMNMNNMLMMMMLPMLMMMMMMNMMNMLMMMMMMMMNKMKMMLMMMNMNONMLLMMNMMMONLNLOMMNMMMMNMLMMMMMMNMLNMKOMLMMMMMLOLKOLLMMMMMNNMOOLMMMMMMJOMNOLMLMMNMKMMOMLMMMMMMKMMNOLLLMLMMMLMLMMMMMMMMONLMNMLMMLMNNKLMOLLLMMMMNJNMLMMMMMOMLMMNPMMMMMNMMNLMNMMMMMNMMKMNOLLKMMNMMLMLNMMMMLMMOLOKOLNMMMMMLNLNMMMLMLMMONLNMMLLMMMMMNMOLMLMMMMMNLMNNMMMMMMMMKLONMMMMMLMMONKMMNLMMLMONMMMMNMMLNMNKMNNMMMMMOMMMPLMMMMMMMMLLOMMMMLMMNMLNPLLMMMMMMMMNOMLMMLMMNMMNLLMMLLNMMMPNLMONLLMMMMNOLNMNLLMMLMNNLLLMNMMMONMJLMMMNLMMMMMJLMONLMMMMMLNMLMNMMMMMMQLOOMMLMMMNMLNLMMMMMMMNMNMMPLMLMMMNMLLMLNMMLMLMMNMMNLMLLNMNMNOOMLMMNMMLMMOMLMMNMMLMMOMLMNMMLMLMMNMMNMMMLNMNMLNLNNMMMMMMMNOMNLMMNMMOLLMLNNMMLMLMMNKLLMMLNMMMMOONLOMLMMMMMMNMLNLNLMMMMOLMNNMLMMLMMMLMONLLMMMMMLMMMKMMNLNLMMNNNMLMMMMNMMNNONMMLMMMMMNLKLLMMNMNMPMNMLMMLMMNMNNLLMOLOOMMMLLMOLLMMMMMMLOLLOMMMMMMNMKMMMNMMMMMMNNMLNNLNMMMMLNMMOMMLMMMMKMNMLMMLMMMMMLOLLLMMMMMMNLLNKNMLNMMMMOMLOMMLMMMMMONLLMOLMLMMNKMLOMLMMMMMMLMNMLOLMMMMMLMLPMMMMMMMKKMNNLNLMMMMMNNNMMLLMLMMMLOMLLLKNMMMNMMOLLMLMMMMNLOLMMMMMLMMNNMNMMLLMLNMNLMNMMMLMLNMOKLMMMOLMMMLMLMNMMMLMLMMNMMMMMMMLMLMNLMNLLMNMMNMMLMLMLLMMMMMOKNMNMKLMLMMPOLMNMMLMMLMNJLONMLLMLMMNKMMNLNLMMMMONNLNMLLMLOMPLNMKMLNMMMMMOMMLMMLMNMMNNPMMMLLMMMMMOMNLMLLMMOMNMLLNMMNNMMMLKMMNMMLMLMMPNNMMMMLNMMMNOLNNMMOMLMMLLMMNMKLLNMMONMMMMKLNMMMOONNMMMLKNLMMLMOLNLLNMMMLMLNNLNLMLMMNKLKONLNMMNMMMKLMMMNMNMMNLMMLMMMMLNNNMNMMNNMLLMNMLMNLMMMMNMMOOMMLNOMNMLMKJLKNMMNMLMMMKOKOMLLLLMNNMLMMMLNMLMNNKNLNMMLNLMLMLMNNLMLMMMMOLLMNNOMNLMLLJMONMMLMMMNMLMNNMMLMMMNLLMKMLMMMLOMNLMMMMLMNMMLMLMMLMMLMLNNNLNMMMMMLMMNMLLMMMMMMMMMONMMNLMLMNLMPMMLNNMLLNMMMKMNLNNLNMLLMJMLMLLNNMMNMMMKLNLLMNMNNNLMNMLMLMMNNNNNMMMLLNLMNNMMMNLMNLMMOMLKOOLLLMNMNMLLMLMNMMMNNMMLMNMLMNLMPLLLLMLLNMNOMLLMONMLNMMLLLLKONLLMNMLNNMMMNLMMMNOMLLMNMMMMMMNOMMNMMMMMLMLNMMNLNMKMOMLMJMNKNMLMNLLQMNMMNMMMMNMMMMOMMMLMLMMMLMOMMMMMOMMMLOMMMNMMMLMNKMPLNMLMMNMKKNNKMLNLNNLKMMLLMMNMMOMMLLNJNLNLMNMMLNLMOLLNMMMNLMKMNMOLLNLNLLNNMMKMMMMMOLOMLNKMMMMNMLPKLMMMMMMMJNMLMLNMMNLONKNMNMLMMMMNLNLNOMKMMMMLLKNLNKMMMNMNMLONMKJMMLMNLNMMOMLMMMMLOMKMLNMMMMMNLMOLMNLMMMMKJLNMMLOLMMMNKMLMLLOLMMNNLMPLLNKMMNMMMNNNNLLMMMMLKMNLMMLMMMMOOOMMMLNLNMLMMLPMNLLMMMMMKMOMMNNLMLMKMMOMMMMMMLNKMNMLMOMMMMMMLMKMMNLNMMLNLLMMPMMMNMMLJMMMOMMLMMMLLLJLONKMMNMOPKLNNLLNNLMNJKMMMMLLNNMNIOLNMLNMMMMKOPNLLMNMMMMLONMLMNMMMMMLONMMMLMMMMMLKMLMLNNNMNLIMNLLNKMMMMMOLMOMLLJMMMMMOMOKONMMMLMKNKOOLOLMMMMLJONKMLMMMMMLOMLMMLOMMMMNOKLOLMMMMMMNMMNMNLLNMLMMMMNKMMOMMMMKNLNKMMMLMNMMLMMLMMLMMKNMMKNLMNLLNOMLMMLMNMLNMLNMLLNMNMLLLMMMKMNLNMLMLNMMMNOMLMJMMNMKMMNMNMMNMNMKNOLNNKNLMLMMLMKNLNLMMMMNKMMNNNKNMLMLLNLMMNMMNLMMMMMNMMNMMMMMQMMMNOLMMNLMMLMKMLNNMMMNONPMLLJMMMMMPNOMNMLMMLMMOOMMNMMMMLMMNNNMMKNMMMMLNNNMMNLMMLMKNLLNNNNLMLLMKMLMMMMMMNMNLMNMNLLMNNMJLLLMNMMNNMMLMNNLNLLNMLMLNNMLMNLMONMLLLMNNMLLMNMMKLMMMLNLMMOPKMNLMMNNMMMLKLMMMOMMLMMMNLNMMLNMMMMNMLOMMLNMNMMLOMNNLMLLMMMNLLLMNMOMMLMONMMLNMMMNMLNMNNMMNLMLLMLLMNMMNLNMMMLNPNMLMLMOMMLKNKNNMNMMMLMKNMMLMMMMLMMNNMMMLLLMLOQOMNMMMNMLMMOLNLMLMMNLMNLNOLMNMMLNLLNNNNMLKKLMNNMLLKLNLNNNMMOLKNNLNMMMKMLNMMKMLKNNMLNKNNLNMKMMMMLLNNLMLMMMLMNKLNMLNMNMLMMJLNNNNJLLMMPKLJNMMMNLMMOMMLMMMLMMPMLNNOKNMLMNMMKJMKOLNNMNLLKOLQMMKNNNLMJLMMMLOMMMLMNOMNMMOLMMLMLJMMNLNNMMMMLMLPMLMMNOMNKKMMMMMMMOMMOLLNLMOLMMMMMLMONMMLMMMMMLLPMNLMLMNMLMMOLLLMMMMMNLMMMNLLLMMONNMNMMLMMMLMNKMNNMOLLMMMLMLOMMMLMMNMNLLMMNMMMMMMNJMLMMKNNMMMMLMMMMLNOLMMMMLPLMMMLMNMMJKNLLNNLMNNKKLPMNNMMMLMJKLLMPNLNMMLLLLNLLMNNMMMNJMMMMOMMMMMKJMLMMNNLMNMMLMOMNLLMNMMJMMMNMNMMMMLJMLNMNNMLMMMMKLPMLKNLMNNMJMNMLMNOMMLLNMMMMMLNMLMOMMMMLLOOMMLNNLNMMNJMLMMOLMOLMMMLNMMLLLNLMNLNMMMMMMLNNLKNNMMMOMLMMLLNMMMOMNPLLMMNLMMMLLNMLLMMNOMNNNKNLPKLMMMNNMNMMMLMMMLOKLNMNNKLLMMMNKNMNLMMMMNMMMMMLMLMMNMNLMNNNLJMMMLNKMLLNMNMMMLNKONMMNMMMLMLNMOLNMLNMMMKJMMMMMNMMMMOLLOMMMLLMNLNNMOMMMOMMMMKOLOMMMLMMMMMNLKNMLOLMMMNLNLMMMNMMMMKLNNMMNKMMMMJNLONNMLMMLMMMNOLMMLMMMMLLMNMLMLMMMMMNMOLMMKMMNMMKMMOMMMMMMMLONNMLLLLMMNNNMMMMMLOMMLPJNMLNMKNMLMNMMMNLLNMMMMKMNNLMMLMMMLNLLLPMMLMNMMMNMLNMNLLMMMNLLLMNMOOMLMLLMKMNMNNMMMKLLNLMMOMMMMLMMNMMMLNMMMLLMPLMMKNMMMLMNMKMMMMMMMMQMMMNLMMMMMMLLMNNLNMMMMLKMKNMMLMMMMMNNMMLMLMMMMMOOMMMNLMMLMNOMLOMMNMMMMNNLNOLLMMMMMMJMKNNMMMMMMMMMMLMNLMMMMMNKNMNNKNMMMLLLLMLLNOMMMNNMLPMLMMMMMLMMLMMNMLLMMNOOLMLMNMMMMNMMMMMMLMMNNQOLNLLMNNMMMLMMNMMNJLLMMNNLLNNNLLMMMOMOLMMMMMMMMMLLLOMMKNMMMNNMLMMMMMMMMOKLPMNMMMNMMLLMLNLMJNMMLPOLNNNLNMMMMKLNLNLMNMMMMLLLMLLNNMLNMQOLNLMMNMMMMMNNKMMNKMMMMPMLNMLNNMMMMLNMNLLMMMNMMMNOLLLLNMOMMMNMPLNMPMLMMLPMNLLMLMNMMNNLNLMMMMMLMNLNNMNMMMMMMKLMOMLMNMMMMLNMONLLJMMMMMPMOMOLNMMMMLLMMLLMOMMMMNMNNNLLLMMMLNQMNNMMLMMMMKOMNNMMNMMMMKOLLPOLLNMMNLNNPMLLKMMNMMOMNLMMKMMLMNMOOLMMKNMMMLNMOOLLKMMMNKPMLMMKONMMMMMNNMNLLNMMLLLMLNMNMMMMMLLLLNMMMMNMMNOMPMMMLMMMMLOMLMMLNMMMMLOLNMNMLMMNMLLMLMOLNMMMNLKNOOLLKMMMNKPNLOLNNMLLLMNNNKMNLMMMLNMMLMMOLMMMMLOOMMNLMMMMMLMNOLPKLMMMLMKMKMNLOMMMLMLLLMMMOMMMMMOMLNMMOMMMNLMLNMMOMLMMLMNMNLNMMMMLNKMNKNMMMMMMMNOLLONMMMMNMMMNLNMMLMLMLPNMMKMMMMMNLNMNMLMLNMLMNNMMMMMNNLMMMIONMNMLMMLMMONMNLMLLNLNMLMMOKLNMNMMMMNNOLLMLLLNNNNLMMOMMMMOMMKLLMMOMMMMMNMMMLNLMMLNOKLMLMLMNMMMLOMMLNMLKNMMLQMNMMKLNNOMLMQNLKNLNLNMLQLMLLNNMMMMMNLOLMNLOMMMMKLLMMNNLOLMMLNMNLLMNNMMMLMNNLMLMLMMNKNMMLLMLNMNMOOMMMNMKMMMMNMNNLMMNMLMLMKNMMMLLMNMLPMMPMMMLMMMLNMMNLLMLNMMMNMMOMMMNLMMMKNMOMMMPMMMLLMLOMNMLMMMMMLMOMNMMMMMLLKMMMNMMMMMMPKLNMOLOLMMMLLMKMMMOMMMLOJMMMNMMMMMMNMNMMMMLNMMMKOLNNLMKNMMMMLMNLNMJNMMMMNMLMMMMMLMMQMMNMLMNMMMLNNNMMMMLNMNLOOMLMNMLMMMNOLMNMMMLLMMLOLKMLMNMMMMMNNMMMLMKMNMNOMLMMMOLMMMMNMMMKLMNMMMMNLNNMMMMMLMLNJMMMMMMMMNNMMMNMNMLMMMMMMMNNLMMMMMMMOMMMOMKMMMNLNMNMMMLMMMNLLOMNNLKMMMLLNMKNOMMMMMLMPLKMOMLMMMMNMMNMMLLMMMMOLKMMNLMMMMMMOMKNLNNMMLMNKLNNMNLMMMMLLMNMMLOLLMMMKMNMMMOMMLLNNMLMPMLMMMNLOMOLNLMMMMMLMKMMOMKLMMMNMLMMNMMMMMMMMLMMNMLMMMMMLMLLONMMMMMKPMNLMMNMMMMMMNMLNLLMNMLOLLNMLLMMNMMOLMLMPNKMMMNLNLMMPLLMNMMLKLMMMMLMMMMONNMMMLKNMMLNLMNMMNLMMMMLMNNMMMMMMMMKKLNLLMOMMMNMLMLNLNOMMMMMNMLMLMLMMMNNMNMKNLNMMMMOLNNMMLNMMMMLNMOLMMLMMMMNLNLMLMLLMMONNNLLLMNNMMMNMMKKLMNMMMNOLMLMNMLLMMOMMMMLMNLNMMLLKMKNNMMMMMNMLNLMNLNMMMMLLLMLMMOMMMMMLMNMMMLMMMMLMLMMMMMMMMMNOMNMMLKMMMMONNOLMMMMMMMMNLLLMOKMMMMPLNMMMLMMMMMOMLMMNLLMMMLOLLNMLMKMMMMONLMLLNKNMNMPMLMLLMLNMMMPNMMMLLKMMMMOOLLNMLLMMMMOLLLONMLMMMMNLMMMLLLMMMMONKMMLMMMMMMOMOLLMOLMMMMMMLMMMLMMMMMOMMMNMLNMMMMKMLMMLNNMMMMNMLNNLLNMMMMMMMNLMMLMMMMOMNNLMMKMMMMNMMKLMLMNMMMPNMKNMNKMMMLOMNKNLLPMMMMMLMLMNMLMMMMOKMMLMLKMMMMONMLLMONMMMMMLNKNNNMMMMLLMMMMNLMMMNNMONNLMLLMMMMNMNMMMMLMMMMMMNMLMLLMMMNOMNOLLMKMNMMNMLMOLNLMNMMLJNMNLMLMLMNMNLLLMLNNOMMNMLOLNMPNMLMKMLNMMNLMMMMNLNNLMLKMMMMMMMNLNLMMMLNLNNMMMLMMMMMLNNMKMKMMMMMOLNLMLMLMMMMPMMNMLLMMMMMNNNLNLMLMMMMMLMKNLMNMMOMKMMLOMMLMMMMNLLLLMOKMMMMPLNLLLLOMMNMNLMMLMMMMLMMOLMNMONKMMMMMKLMNLMOLMNMKMKMMNNNMMMMKMNMMMLMMMMLMMNLLMNMLMLMMOLONMMLMMMMMKLNNLMNMLLMMMMLOMLMMMMMNMLLMMMLNMMMPNMNLMLLMOMLNKLLMMMLNNMMPKLLMOLKMMMMNOLMMLLNMMNMNNKLNMNLMMMMOJNOLMNLMMMMLNMKMMLKMMMOONKNMLMNMMNMMKNLOMMMMMMMLJMONLLNMLLNLLMNLMLMMNLMNMMLNNMMMMMMJMMMLKMMMMMMOKLMLMMOMNMMOMMNLLMKMMMMNNMNKLMLMMMMOMMJOLLNMMNLMLMMLNMMMMLMOOMNLMMKMNMNLMMNMMNMMMMMLLMNMMMLMMLMMNMNMNKPMMMMLMNLLMLMNNMMPNNLLMNLMMMMNMNMNLLMMLMMNOMOLMMKMMMMMKMOLNLNMMMMLKLOLMNLMMMMMLNLMMLKMMMMPMMMNMMNMMMMLLLMNMNNMLMNLMNKOMLNLLONLMMNLMMNMMLMMKMMLMNOMMLMLJMPLMNMMMMMKKLNMMMLMMMMNMNKMMLMMMMLOKKKNLMOMNMMMKMLNMLMMMMMNMNKMMNOMLMMLLNMLLMNMMMMKKLKLMNMMLMNOLLLMNLLMOMMNNLMOMMMMMMMONOMMLLLMMMNMMNMNLLNMMMMKNNKMMNMMMMMNIKNMMMNMMMMMKMLMMPLMNNMLLLLNNMLNMMMOMMNNLLLMMNMLMKKNMLNMLONMKNNMMMOMMMMLMLLNMMOMMNMLNMMMLMNMMLMNNLMNMMOMLNMLLMMMMMOLLLMNLMKMMMLMOOMLLNMMLLKNMMMMKKNLNMNMNKMLKLPNMLMMMLMMLMLMMMMMMMMNLLOMMNLMMMMJLMNOLNMLMMMLKMLONMMMLMMLLNMMKMLLKNMNKLLMLMNMMMMONLNMNNLMMMMMJLMOMNLMMMMLLLKLNNNMMLMNKLNMNMLMMMMMKNNLLNMMMNMKNOMMMNMLMLMNJLNMMLNMMOMLLNNMMMLMMMMLNNNLMMLMLNLNLPKMMLMNMNMKOMNNMNKMMMMLMLNMNMLMMNMLMLLNMNLMMMMNNLKMMNNMMLMNLOMNMLNMMLMLMNKNLKOLMNMNNOMNMLKMMMNMKLKMMMNMMNMOLMNNLLNLMMMNLLNOMLOLMMMMLOMNMLLMMOMKKLLLOMLMNMMNNLNLMMLMMNMMLNLLMOKMMNMNMNNNMLLMMMMLMLNLMMNMMMMNMMNLNNLMMMMMKLNNMLLMMMMMKLOLNMLMMLMMMMOMMLMMMMMMKMMLMPMMMMMKKLMMMNLMMMMNMMNLLMLMMMMNMMMMMMLMMMMNNMNLMLMMMLMOKLMOMLLOMLMNKMMMMLLMMMMOLLNMLNLNMMMMMMPLMMLMMMMLKMNMMOLMMMMLKLNMMNLNMNMLKLOLLNOMMMMKJMLMMOMMMMMMLMMLNMLMLMMNMMMPMLLMMMMMPMMNMNLMMMMLMMNNMMLMMMMMOMNMLLLMMMMMMMLMNNLMLMMNKMLMNNLMLMMNLMLMNNLMLMMNLMLMMMMMMNMOMMNOMMLMMMMLMLNLMLNMMMMNLNNMLLLMLNMNKMMLMMKNLNMPONMMMNKLLMMOPOMNLLMMMMMMNLOLMOLMMMMMLLNNNLLNMMMJMKONLLLMMMMNNLMMMLNMMMMNOLNMMLLMMMMNKMPLMMLMMNMMNOKNLLMMMMMONLNNMLMLMMMNOMNMMMLOMMMMMMMLLMKNMMMOOMMLMNLMMMMNOMOMLMLNMMNLLLMOMLKNLNMNMLNLMMLNMMMNMNNNLOKLLMMLKLLMMMMMMMNNMMNLMLLNMMMNMONNMLLLLMMNKNOMMLKMLNMNLMNLMNLNMMNLLNOKMNKLLMMMMMOMMMKMMMMNNLMNMLKMMMMOPMMNMMMMMMMLLNMMMMLMLNMNMLMNNMLMMNMLMMMONMLMMOMMNLNLNLOMMNMMLNKLNLLOLOLOMMNMMMMMMNMMMLMOMMLMMNLMNLOMMOLMNLMMNNNLKLNLMMMNMMNMNLNMMMMMNMLMOMMMMMLNMNKLOLLMMMMOMMMLLMLNNMMPMKPLOLKNMLMNLMMONMKMMMMJNNOLLNLMMMMLMMKNLOMMMMMMKMONLLOMMMMKOLOMMLMLMNNNMKNLMMMMMMMONMNNLLLMMNMMMOMMLMLMOLLONMNMMMKMMLMNMLONNMLMMLMLKNNMMMKMMMMMMNNNKNKNMLMKMMMMNMNNMMLLKLLMOMNLNMMNLLLMPMMMMMNLMKLMPMMMMLMNNNNLMLMLMLMNMMMMMNLLMLMNKLMMMNLMMNLNMNLMLMLMNMMONOOLKMMMMMMMLMLMNMNMMMMMNMMLMOLMMMMLPMNMMLNMNMLKNLLNNNMMMMLMMOLMNLLMNLMNMMOLMMLMMMMMMKNNMKNNMLMMONOKLNKMMMLOKMKOMLNMMMMKMLLOMLOMMMMMNLMNMNMMMMMKONLOMKMMMLMNMMLMLNMMMMMNNLNMNNMMMKMMMMMLMLMMLMMOLKMMMOMMMLNNMLNKMMMMMMMNLMMMMNMNMLNKKNLMMMMNMNLMMNNMLMMMMNLNMMMMLMOMMMMNNMMMNKMMNLMKMMNLMMLMMMMPNMLNLLNNLOMMLNNMLLNLNLLNNNKMMLONMMMNPNMLNNMLMMLNMMLMMLNMMLMOMLNNLNMMMLMLNNLLMMLMNMMONNMMNLLNLNMLQNMMMMKMMMMLNMMKMLMMMMMONMOOMLMNMMMMKMMPNLNMMMLLLLMMNMLLMNNMMMLOMMLMMMMMKMNMMNMMLMMMKNNMMMKMMMMMMLPNNMJMMLMMLMLOMLLMMMMNNLNMMLOMMNMLNNLNMMMMMMNLMKNLMMNLLMMNOMMMMLMLMMMMPMLNNMKMMMLNNKNMNNMMMMMKNNNLMMNMNMLKNOLMNLOMMLMMLMMLNLKMMNMOMLOMNMMMMMMLNMNLLMMMMMMNMOMMMMNMLMMLMMONMNLMMMMLLOPMMLMNLLMJMLMNMMKMNNLNMNPLMMMMLMMLNMMMNMKMMMMOMLNMMONMLMMKOOOMMLLMMMMLNMLMLMMNMMNMOOLLNLNNMMMMLMKMMMKNLNMMMLNLNMNLMMMLMNMLOLQMLMMLPNNMLLKMLMMOMMMMMOLNNMMMLMLMLMNMMMMNNKNLMKMNNMMMLPMLMMMMMNMKMMMMONKMNMMLLMLMMMMMLNLNNKMMOMLMLNMNMLLLONKMMMMNKNLMLMMMMMMNLNLMNNKLNMMKLLMNLOKNNMMLMLLNLMNMMMMNLMMNMMMMLMNONMNNLNMMMLNLMKMOLMNMLMMNMMLMLNMMMMMOLLMNLNMMMMMMMLMNMLNMLMMPMMNLMLNMMLNMLMNLMMNMLNMLMNOLLMNMLLOLKMOMMMLNMMNLIMLMMLKLPNNMKMNMMLLMMNMMLMLNMMNLMMNNLMLMMMMMMMNPMMMMLMKNNMLPMLNKNNLLNLMOLLMLMLNMKOMNKLMMMMNMMMMMMLKNLMNMMMMNONMOMLNNLMMLMMLNMMKMMMNMKKLNMMNLONMMLNNKMLOMMLMNNKKLMMNMMMMMNMNLNNNMLLLOLMLMMMLOMMMNNLOMNNOLMMLMKOMLMNMMNMMLOMNLMNLNMMMKNLMLMMLMNNLPNLPKMMMMMMMLLNOLLMLMMLMMNNMMMLKMMLMNKLKMMNLMNMMNONMMLNLMMMMONMPKMMLMMMMNOMMLMMLMMMNNKLOMNMMMMMMLMMMMLMNMMMMLOMNLMMMNMLMNLNNLMMLMMMMMOLKNNMMLLMNNLOMLMNMMNLMLPLMNLNNMMMMMKNLNNMMMMLLMNLMOMNKNMLNLLMOLMMLOMMMLNMONMMMLMMMLLMKMMNJMMLMOOOLLMLNLMMMNMMPKMMNOMMLJOLLNMNLNMMMMNKLLMMMMNLNNNOLMMNKLMMLNKLNNMMMMMMNLLNNMMMMMMLMMLMMLMLMMNNLNMMLMMMMNNMKOMMOLMLNMMMMMMLMNMMLMMMMNKLPKMMNMMMMNPMMLLMLNNMNPLLOMMLMMNNLNNNOLMLLMMMMNKNPMMMLMMMMKLNLLMMMMMMMNKMLMMNMMMMLNNMMLLNLMMMNNLLLMMMNMMMMMMLLLMNLNMMMPLMMLMMLMNMMOOMMLMNLLMMNNLMOLMMMMMMOLLLLLNMLMMMMPNLNLMMMMOMMOLMNLMLMMMMOMOMMLNNLMNMMNPMMLMMLMMMMPNMNLMMMMMLMMLNPLMLMMNMMKOMMMMLLMMNLNNMMLMMLNMMMOLLNMMLMLMNLNNLMNMLMMMNLMMMKMMMMMMMNOLMKNMLLMLMMNMLOLMMLMMMMMKMPMMMMNMMMLKMMMMMMMMNMLMLONMMMNLOMLLLOLMMMLNLMMLMOLMMMMMNMMKMLNMMMOMMLLMNNKMMLMNOLLKMNLMMMMLOMOLMNNLMNLNMLMMOKMMMMMNNLMMLLMMMMOMMNLMLMLLMNNNMNKLMLMMMMMMOMLMMOLMMLMMMMMMMKLMMLNMNMOMMPLMLKMMMMMKLPLMMNMNMLJJLNMMMMMNMLMLMMNLNLMMMMNOMLMMMMNMMNNLNMLMLKMMMNOKMNLOMLLMMOLJMLNKLNNMLNMLNNMMMNMMMMKNMMNMMLMMMLOLMMNMMLLMMLONNMMMLLLMMNOONMLNLKLNMMNMNOMMMLMMMMMLMNMMMMNMMMMMKLNNNLMMMLMOLLNOMMMMMMMJMLMNMMMMMMONLKMPMMMMMMMOMMMMNLLMMMONNLNMMMMMMMLNNNMNLLOMMMLKMLNNLLMMMMNKNLLMNLMMMMMMMNMMOLMMMLMKMOKMMLNMMNMOMLMMNMMMMMPNMOMMMLMMLMNMLOMLLNLMMNMKLLMNLPLMMMNLMLNNMNLMMNLMLNMNNLMNMLMNLOMMMNMMMNJLMPLMMNLNMNJMMMMLMKMMMONMNOMMMLLMMMMNLLLNNNNMLMMKMMMMMJMMNLONMMMNMLNMMMMLOKLMNLLMMMOMNNLNMLMMMMLKLNMLOOMLLMMNLMMMNMNLNLNKLLNLNNMMMMNMMLMMMNMMOMKNMKNMMMMMMLMNMLLNMNMLMMOMMMMMLMMMNMLKNMNMMLMMMMMKOMNLNLLMMLOOMNMLMKMNMMPMNLLMMJMMNMPNMPNMMKMMMMMJMOLNMMMMMMLMMOMOMLMMMMMLLMMNNLNMNMLLLMMMMNMMNMLMNNLMMJMMKMONLPLMNKMMLMNKLOMLLOMMMNMOMNLNMMMMNMLLMLNLNKMMMMMMNNMLNLMMMMMNLMMMMNMNNMLLLNLNLLMNMMNLMMMMLKMNMLNNLMLMNKNMNLOJLNLMLLMMNMNMMOLMMLOMMMNOLLMMNOMMNMLKLMLMNMNKNLNILOLMNLNNNLMLLMMMMLMMOMNKMLMMNLMMOMLLNLMLMMNMLLNPLMMMNMNMOMLLLOLMLKMNMMOOMMMNNLMMLMMKNMNLMKMMMMNMMLMMNLMMMMONLKMLOMMNMMNKMKOLMLMMMMNMNOMMMLMLMMMMLLONMMMNMMLJMLMMNLMMOMLMLNMONLMMMMKKMMLNLLMMLMOLNLMMLLMMNMMMMLNMOMMMMMLLLMNNNLMMLMLLNLLMMLMMMMOMLLNMLOMMMMMMLMOMLMMNMMMNMLPMLMNMNNLMLMMMLMMNMMNLLKNLNLMNNMNLLLNMMMNNMMOLMNNLNKMNLMKMLKNOLLMNLMOMMLLMNLMMMMNNMLMMMLMMNMNMLNMNLNMMMMLKOLMMMLMMMMONMMLMMMMMMMPLLMLLMPMMMMMNLNMMMLMMMMOMMONMLLMMLMNKMLLNMLMNMMPLOMMMMNMMMMMNOMMMMLMMMMONNOLMLLMMMMLOMNMMMLMMMMLOLOLMNLMMMMNNLMNMLLMMMMPNLNNLMLMMMMMOMMKMMLOMNLOMMMNMMLMMMMLONPLMMLMNMMKNLLOMMLMMMMOMLNOMLLMMMMMMNOMMMLMMMMLMMOLMMMMMMMOLMMNMMMMMMMMOLNNMMNLMMMMOONNLMLMMMMLOMNLNMLMMNLNONOMMLLMMMMKOMNMLMLMMMMMOLKMOMKLMNMQLLMOLMLONMMLPNMNLNKLLMMMOMLMNLMMMMPOMONLMOLNLMMLMMMLNLLNNMMMMOMMMLMLMMMNMMNNMLLLMMMNLMLMPOLMMMMLKLNMMNLMMMMMJNNMNMLMMLMKJNLMOMLMMMMNONNMLLNLMMLNMLMKLNNMMMMNMLNMMOLMMMMLNMLLLNNMMMMNLLLNMMLLNMNPMLNLMMOMMMMMKMNLMLNMMMMLLMOLLMMMMMMNOLMMLNOMMMMLMNMMMMMMMMMLLMMLMNNLMMMLMNKMLMMMMMMOLNMMMLMLMMMNNMNLLLLNMMMNLNPLLNKMMMMLONNKLLNMMMMNONOMMLMMMMMLNLKNNOLLMMMMKOMMMMNMMMLLOJMLNLMNMLNMOLNKLOKOLMMNLLMLNNMMLNMMKMMLMMMPNMLLMLMMLMKNMMNNOMMKLOKOMMMNNLLMNONLMMLMNMNMMLLMNMNMNLNOMMNKLLMNKLLLMOJONNLNMMNLNLLMMMMNONLNLOLMMMMKLMNLMOLMMNMMLMLLNNOMMMMLNMOKNLMMMMMLNMOLMMMMMMMLOMNMMMLLMMMMOMMOMMLMMMMLLNNNMLKLMMMMOLNOLNMMMMMLKKOLMLMNMMMNOLNMNMMNMMMMOMMMNNMMMMLQLNNMNMKOMLLKONMMMMMMMMNLOMNMNNKLMMLNKMKMMMLNMMMNMOLMMLMMMNMMNKOMNMLMMMMMMNMLMMKMMNMLONKMOMNLMMMMMNKLMMLNMMMNNNMMOMKMMMMLMNMLOMMNMMMLMMLMMMMNMMMNLOMLNMNLMMMLKNNMLMKMMMMMLONLMMJNMLMNNOLMMMMMMMMMNMNMMMMMMMMMLNLNLMKNMMNLOMLMOMLMMMMMNMLMMMLMMMMNLOMMMMLMMMMLMNLNLNLMMMMLMMPMMLLMMNMLPOMMLMLMMMNLLNLMMMNMMMMKKMNMLMLLMMNOLNLLNMNMMMMLMOLMLMMMMMMNONNNLMMLMMMKLNONLMLLMMNLMNNMOLLLMMMMOLNMMMMNMMMKLMMNNMMNMLMKJLNOLNMMLMMMKLOMNMLMMMNLMOMMLMLLMLNOKLLMNMNLMMNNMNNMMLKMMMMMNLLMOMMMNMMPMNLMNMLMMMMMNNMLLMOLMNMMKLMMLMMLMMNPNMLLOMMMMMMNNOMMMMLMMMMMMNLMNLLMMMMMMNMMMMMNMMMNOLLMNMLOMOMNMMMMOMMOMMMLMMMMNLLMMNMKLMMMNMNMMMMLLMLMNMLLMMMNMLNMOLLNMMMMLLMNMMMLMMMOLMMMNMLOMMMLLNMMMMMMMMLMNLMMMMLLMNMNLNMMMMMMMMMLMOMLMMMMMNMMLNLMNMLLMMMNNMMMPMLONNMMLLMMOMMLNLMNJLMMLNMLMOMNNNLMMMMLMNMMMLLMOLMLLNMOKNLMNMMMMLLNNOLMMMLPMMMLMOMMNMLLMLMOLLMMPMMMMMMOKNLMMMLLMOMPMNMMOMLNMLMLKNLMNMLNMMMMLNLMNMMMMMMMMNMMNMMLMMMLNNKLNMLMMMMNNOLMMMLNMMMNMMNMOMLLMMMMLLMMOMMMMMMLMMLMNMMNMLMKMNMMOMLMMMMLMMLMNMMMMMMLOOLMNMLNMMMLMMLMNMLMMMMNMLNMNMMLMMMLMNMMNMMNMMMLKNMMLMLMMMMNONLMMMLNMMMNKMMMNNMMMMMMMMLMOLMNMMMLNNLMNMLLMMMNLNLMOMLLMNMMMLMMOMMMMMMMLLMMOMMNMMMMMMMMNMMNMMMLLMLMNMMOMMMMNMLMOMMMMMMNLMMMOMMMMNMLKOLMMMONMMMKONMMMMLNMMLNLLMNMMNMMMMLMNMKNMMMMLMNLNMLOMNNLMMLNMLNNMNMMNMMKNJLMMPMMMMMNNMKLLNMMMMNNLMLNMNMMMNKKMNLMMMMMMMMNMKLNMMMMMMNMMLMPMLMMMMLPLKMPMKMMMMOLMNMNLKMMLMNNLLMNLNMMMMNOLLLOMNMNMMNKMLKNMNLNLMNLNJLNMMLNLLNIMLMMMPMMMNLMLNMMMMMMMONNOMLMLMMONMMMONMLMKMMMMMLNMMKMNLMMMNOMMMNMOMMMMMLMLMMMOMMMMKMNMLLLKNMNMNNMLNOMNMMLMLNNMLNLNMMMMLLMMMNMMMMMMMLLMNNMLMMMMLKNMMLMLMMMMMLMLKNKMMNNMNONLNMOLMMMMKNNLLNKMMMMMNMNMNMMLMMMMLLLMNOLKMMMMNLNKOMMJMLMNMKMNKNMNLMMMLNNLNNMMMLMMMNMMLNKMMNLMMOMNMMMKLMNMNNMOLNMMLMLMONMMONMMMMMLMLLLLMMNMMNLNLMLKMMOMMMMMNMLMNMNMMMMLLNMKOLOLMNMLNOKOMMOMLLMMKMLMMMOMMMOLKMNMNLLNLMMNNMLLMMOLMNMOLMLMMMKMNMMOMNMMMLMNMMMKMMLLMMNNMLMNNOOLMLMNMMMKNNKMLNKOMLMNLLMMMMOMMLMMLNLMMLNNMMMKLMNLMKOMMLMMLMLMMOKOLLMNKMMMMMLMNMMPMLMMMMLPMMMNMMLLMLOMMLNMMLNLMNKMMMMOOLMLMNNNLLMNOMMNMMLPMMLLMLKLMMOOMNMLNMLMMNNNLLMONNNLMKNMLLMNNLOMMLKNMOMLNNLOMMNMMMMKOMMMMMNNLNMKKNMLMLNLMMMOLMLMMLOMMMMNNMLMMNLOMMMNMMNMMMNNMMLLMNMOMMMNMMMLLMMOMMLLLNMNKMLMMLNNMMMNLNNLMMLNMNLLONNLMMKNMMMLMMNMMMMOMMMLLMNMMMMOLMLLMMNMMMLNMMLLLMLMMMNNLMMMNMKMMMLNMMMOMMLMMMNNLMMLNMNMMLNMMMMLPNMLKMMMMMMMKNNNLNKLMMMOLMMMMMNNLMMMNONKMMNMMMMLNLMOMMMMMMMMLLNMMMNMMLMLNNKLMLNNMMMONNLMNLMLMNMLKMMNLLKMMMMNLLKMMNOMMMMMMLLLMMOOMNMMLNLMMLMMMMMOPLNKMNMLNLMNJMNNMMKMMMMMNLNMMLMNMMMKMONLLMLMMMMNMLPLMMLMMMMNNLMLMOKNMMMMLNNMLMLMMMMNOOLMMMLMMMMMNPLMMMLMMMMKMNLMNMMMMMMLMOMMMMMMMMMMPOMLMMNMMMMKPNKLMMLNNMMNJQMMLMLMMNMKPMNLLMLMMMMOLNLLMLMLMMMNOOLLMMMMMMMLMLMMMNMMMMLLKMLNMMMMMMMNMKMMMLNLMNMMLNLLMOLNMMMLNNLLMNLMMMMNLOLMMMLMMMMNMNNMMLLMMMMNMMOMMMNMMMMMMMOMMLMMMLMMNMMKMLMMMMMOMMMMLMOLMLNNKNMLNMMKMLMNMNLLNMMOMMLNMMMKLMMMMMMNKNMLLMMNMMMMNMMNMLMNMLMOMLMMMMLMMMMOONNLMLNOMMLLNPMLMMLOMNMLPKNLMMOMMMMONLLNMMMMMMMOLMMLMMMMMMMNMLLLMNNMMMMMMONNMLNMMLMKMMNMMMMMLLNPMMLNNMMMLMMMLMMMLNKNNOMKLNLNMMNMLLMNNMLNLNNMMMMLLLMOMMMMMMMLKMNMLMLNLNLMLLNNNLMMMLMMOMMLLMLNNMMPNLMLLMONMLMOOMOMLMKNMMMMOKMMNMNMMMLPLNLNNLNNLLKMLOLLMMMMMMNNNNMMMMNMMMLMMMNMMMKMMNMLNLKNMONLMNMLNLNMMLMMMMMOMMMMOMNMMMMNNMMLMMLMLNLOLKMNLMMMLNNKLLLNMLNMMMMNLMLMMMMNLMMNLNLMPLNMMLMMMNOLLLMMMLMNNMNNMLNMMLMLMNKMMMONLMMMMNOLNMMKMMMLMMLMOMLOMMMLKNMMNLMNMLMLMNOLMMPMMMMLPNLMMMMNMMMLOMLLMMNNMMMNMNLLMMLNNMMNNNNLLMKMOKMMMLNMNLOMNMMJKLLMLMOMMNMNMMMLMOLMMLMMNOLMMMMMMMMMMOLMMMMMMLMNNMLMMMNMMMNMNMKMONKLLNMMNMLMNMLMMNMMOLMMOMMMMNMMMLNLMNLNLNMMMMKLNLNMMMMNMNNLNLOMMLMMLLNNMMNNMLLKMMNOMMLMMMMLLMLKNMKMMNMOMKMMNOLMMMMMLLNMMMNLNLMMMMNLLLNNNMMLNMLMMMNMNMNMMMOLLMLOMMMMOLNNMMMMMKMNLLNMLMNLMLMNMLOMMLNNMOMLMLOLMLMMMNMMKLMMNLMNLLOPMMLMMMMNMMLPMLOMMLMMLMMOMOMNMLLLMNMMNMNMLMMMMMMOLMONMLNMMLMMMMKMNNNMMMMLMLOKNLMMLOMNOLKMLMMNMOMPMMOLMOLMMMNLLOMMMMMMMMMLOMMLLOMMMMMOLNLMMMMMMMMLNMMMLMLMMMMONNMMLMLMMMMOOMMMMNNMMMMKMNNNNMKMLMMMKMLMNOMMMMMLKOMMLMLNMLMMONLNLLLNMNLNMOMMLNKMMMMKKMMLLNOMMMMMONMMLLNMMMNLNMLNNLKMMMMNLOKMLMKMMMMOKMNLMNKMMMMNLNNMLLLMMMMLNMNMMLMMMMMMLNLKMMNMMMMNOPLMLMKMMMMNMMLLMMNNLMNMMNMLLNNMMMMLPOOLLLLNMMMMNLNLLNNMMMMLNMKNMOKLMMMNLMNLNLOLMMMLNMMMOMMMMMMLMLLMMMNMMMMNONMMMLNLMMMMMNOMLMNMMMMKLMMLNLMMMNMNKNLLMMLMMMMMMPMLLMMMMMMJONMMLNMMMMMNOLMLOLMMMMMPNNLLNONMLMMKLNKMMLKNMMMPPLMMNMLMMMMNKNNLMMLMMMMLONLKLOMMMMMLMNLLNNLMMMLNMMLMLNNMMMMMLLOOMNLMMMMMKMMLMMNMMMMNPNNMMLKMLMMNNONMMLLMMMMLLLLLMMMMMMMPNPLNMLNMMMMLMNNMMMJLLMMMLNMKLLNLMNMNKMLNNNLKMMMNMNLNNMKNLMMMLNMNMMMLKMNKLNMNMMKMMMMMMMMNLLMNLMNLNMMMMMLMMMMPMNPLLLKMMMMMMMKMLNLMNMMONNKKMLMMMMMOONMNLMKMMMMMLNMLMMMMMMMNOOLKNLLMMMMONNNMLLLMMMMKNOLMLMNMLMMMPOLLNMNLLMNLLMMMMOMMMMMMKOLMNNLMLLMNMPLMMMNMMNMLLMLLMNNMMMMLMLMMMLNMNMLMOOLMMLNMNLLMLLLMNMOMLMMNKNLLMNMMNMMLOOMMLNMMMNLLKLLMMMMOMMMOMNMMMLMMMMMMONMMMLMLMMMPMMMMMNLMNMLNOPMMLMLMLMMOONMLMNMMLMMMKLLLOLMMNOLNMOMLLMLMMMMNLOMMMMOLLNNLNPMMMMLMLNNLOMMMMMMMNMLNNOMLMLMMONMLLOMLMMMMOMMMONMLMMLMOMMNLNLLNMOLNLNKLMMMNMLMMMLNOOLLNMNLLMOMLOLLMLMMOMMNLNMMNMLMMMMMMOLMLLOMLOMMONOLNLLMNLMMLNLMLNOMMMMLOLLOOLLMMMMNMNMLMNLMMMMMPMMLMNLMMMMMNNLMMMLMMMMMNLLLNNOMLMMMLNMMNLLMMMMMLMLNMMLMMMMNLPMMMLMNMMMLNMLLMOLMMMMMPOMNLLMMMMMLMPMNLMMMMMMKMOLMNLKMMMMNLNLLNMKMMMMNPNLMNLKMMMMOPLNMMNKOMLMNLNLLMNKLMNMNMNMMLNLNMLLMOPMNMLLNNMMLPNLMMLLMMMMNNNNLLMLMMMMNNNNMLMLMMMMKNPLMMNLMMMMKNPMMNMMMMMMKMPLLMMLMNMMLPLMMLOLNMMMPMOMNMLMMMMLKMNLMMNMMLMMLMNLMMNLMMMMMONLMMLLMNMMLONMLMMLMMMMMPMLLNNLMMMMNMMLMNLLMMMMMNPLMMMMMMMMLNNMOMMMLLLLNMOMLMMMMMMMLOPLLNLKMMNMMLOLMMNLMMMMLMNMLMLMMMMMNNOMLNMMMMMMKMNMMNMLMMMMLNOMLMMLMMMMMLMMNMMMMMMMPOOMMMLLMMMMMNMNMLNMLLMNNNNMMMMLMLMMNNONMMLLLMMNMMNNLMLLMMMMONLLMNLMMMOMONNMMMMLMLMLOLOLLNLMMNMMMNNMMNLLMMMMOMOLLMMLMMMMNOPNLMMLMMNMKNNLOOMLMMMLMNPMMMMMMMMMLPNLLLMLMMNNMKOLNMMMMMMMLNMLLMMMLMMMOMOLLLMMMNNNLOMLMMMMLMMNOLMLNMMMMMMMNONLMMMMMMMMPNONLLMLLMMNMLONLLMLNMMMLKONLLMMMMMNLLNLLMMLNMNLNOLLLOMMNMMMNMMMNOLNLNMLLMLMLOJNMNMMMMMLNMMMLNNMLKLNLOKLLMNMOOLKNMLLMMMMOMMKMNMLNKNLNONLLOLLMMMMMOMNMOLMLMMMLKMLLMOLLNMMNKLMNMLOMMMMMJMMMPMMMMMMLILOMOLLMMMMMMMMMNLNMMMMMNMONMLMMMMMMOMMMMMKMMMLNNNNLMOKMMLMMKLLONMLMMMMOMLNMMKNLMMLNPMLNONKMMLMNOMNMNLLLNMMMNLOMNMLMMNMMNMMLMMMMMMLNNMMMOLMMMMMMMMMMMNNNMMMMMNNNNMLLMLMLNMPKNLMMNMMLNLMMOMMMMMMLMLLMPMMLNMMMKLKMQMLMNMMLLMLLQMMMNMNLNMMMMNNMMMMMLMNMLNMLMLMNKLNMNMKMNMMLKMLNLMLMMMMNNMKLONKMMMLNOMLNNKNNMLMMLNLLMMLNMMMLLMMLONMMMMMKOKLLPMMNMMMNMNMMOLKMMMMMKMLMNNLMMMMMLNKNMMLNMMLMLMNMLOKNLMMLMMOMLMNMMMNMOMKLMOOLMLOMMMNNMNKMMMMMMNONJLMNMLMLNMLNLNOMMMMMMNMONMKMLMLLLLMNNMOLMMMMMLKNMNNLMLNNKLNLOMNMMMMMLLMLMMMMMMNLNLMNNLNMKNMLNMNNOLMMMMMKMNKLMMNLMMNLLNLOLMKMMMMPMNLKOLKMLNONLMLMLLNMLMNNMMLNLMNMMNMLNNNMLMNLMMMMNMLNNOLOMMLLKMNNNNMMLLLMLLMKOMNNMMMKLKNLMNMMMMMNNNMKMMMNMLMLMMNNMNKMMLLMKMNKNLKMMOMMLNMLNNLMMMMKOMNKNMJLMMNNKNLLOMMMMMMLNLLPOMLNMNMMJNNLOMKNLMMJMNNLPLLMNMMJMMLMLMOMMMMNLLLNNLLMMMNNKLMMOMLMMMNOKLLMMMLMNMMPLLMMOMLMMMMMLMNLMMLMMNLMKMLMMMMMMMMMMLNOLLLMMMMNKMLMQLLNNMNLMLKNMMMMMMMNMNMMMNMMMMMKNMLLPOLMMMNMLNLMMMLNMMNKLLMMONMMMMMLLMMMMNLMMMLNLMKLNMMMMLMOLMMMMLMMMMMMNMMMNMLMMMMLMMMLNMMMMMMLNMLLOMLMMMMNLMLLPMLMMMMMLLLMMNLMMNMNNMMMPLLMMMMMMNMLOLLMMMMMLMLMOLLMMMMMKLMLMNNMNMMLNMMNPMLMMMNMLLMMOLMNMMMMKLMMMNMMMMMMMLMMNLLMMMMMLLLLNNNMMMMOLMLLNLNNMMMLNMLMONMMMMMKMMMMMNLLMLMONMMKMLMMLMNNNLMMPMKMMMMNJMLLOLKMMNMMLNLMMLLMMMMMNLMMONMMMMMLOLKLMNLMMMNOMMLNNMLMLMNNMMMMMNMMMLMNKNNLNMLMMMMLKNMMLLOMMMMMNMNMMLMMMMMLLMMLMLNMLMNMMMKMNMNMMMMKOMMMMLNMMMMMNOLMMLNMMMMLOLMMNMMMMMMMONLMNMNMMMMLPMMLNMMMMMMLPMLLMLNMMMMNOLLMNMLMMMMNMLMLMNLMMMMNNLLLNMLNMMMPONMNOMLMMMMMLMLOOLKNLMNMLOLMMLOMMMMMOOMMMLLMMMMMPLLMLNNMMMMOLNLMMMNLMMMMNMLMOMLNMMMONOLMNMMMMNMMOMLMNMLMMMMNNNMMMLLMMMNNLNMMOLLMLMMNOMMMMMLMMMMNPNLNLMNLMMMNKNNLNMJMLMMMMOLMMLNMMMMNOMNLLMNMMOLMLMNMNLMMLNMLOMMMNNLMMMMLMMMNNLKMKMMOKKLNNNMMMMMLMLNNNMKLLMMNMLNMMMLMMMMNMLLLMMONMMMOLMNLNLJMONLMJNNLLLKNMMMNMLLMLMKMMMMPNKLLMMNMMNMNOKNNMMNMMMLMLMMNNKJMLMMNMMMMNMKLMLMOPLKMNNNMMMMLMLNMMNLMMMMOKLMMLMMMNLMOLNNMMMLMMMMMMNLONLLLMNMLMMLLONMMMMMLMNMNMMLNMLMLPNLLLNMNMKMOKLMMNKMMMNMLNMNMMMNMMMMKOMNMMMJMMMNMNNKLNMMLMNMONNLLLMNNMMMNLMKKMNMMMNMONOLMMLNLMMNNNNLONKKNMMMMLMMKNOLNMMMLMNKMOMNMMMMLOOMKLMNMMMMMNNLLLONMMMMLONLNLLMMMMMMLNLLMMMLMNMNMNLLMMNMMMMNMNMKMLMMMMMONNMMMLLMMMMNNMLMQMLNMNMKROMNMMKLNMMLKNMMMMMMMMMLNMMMLLOMMLMNNMLNMMMMMLMMLMNNLMMNMMMLMMLNNMKOLLNMMNOJLNNNMLMJNNNLLMMNLMMMLNMMMMJOMKMMMLMMKMNNLOMNLNNMMMLMMMLPMNOMNLLLMLMMLNNLNLJLLMMOONNLLNMNMMMLMMMLOMLNMMMMONMLLNNMMMLNKMKNLNLMMMMNKMMNNNLMMMMKLMLMMNMNMLMMMMMMNLLMMNMLOMMMONLMMMMMNLOKMLMMMMMNONNMLMMMMMMLOMLNNOMMLMMLMMNMMLKMMMMNOMLLMONMMMMKLMMLMKMMLNMMNLNNKPKMMMMLLLKMNNLMMMMOKLLMMMKMMMMOLMMLMMMMMMMOMMMOMMMMLMMLMLNNNMMMMMMLNMMLLNNLMMMNLLKNLONMMMMMJMLMMMMMMMMMMLKMMNMMMMMMKMKNMOLMMMMLKMPMMLLMMNNLPMMMMNMMMMMMNLMMMMLNMLMPLMMKNNNLLMLMMMMLMPMMMMMLNNNNLOLMMMMKJLNMLLMOMMMMNMMMNLMNMMMMKMMMMLMNMMMNMNLNLNNMMMMLMNMKLNKMLMMNNNMLMNMLMMMNLMMKMNMMMMMNOLKLNNNMLMMNLLMLNOMMMMMKKMKMNNLMMMMNMLNMMNMLMMMMLLNLLRLNMNNMKLMLLOLMMMMNMMMMLOMNMMMMMNLLMPMMMMMKJMLLMNMMMMMNNLMLMNNMMMMLLNLNMNNMMMMKMLLMMNLMLMMOOLNLLNONMMMLLNLMMMLMOMMNMMMMMOMNMMMMKLMMMNKMMMMNMLLMMMLNMMMNLMMMMLONMMMLNNLMNNLMLMLMNMNMLPLMLMMLLLOLMMNMMMLNMMKMMNKMMMMNKLNKNNLMMMMNMNMLLNLMMMMNLMMMMOLMMMMLMNNMMMLMMMMLNMMMNLNMMMMNKMMNLMMMMMMKMOMMLOMMMMMJLMMLNMMMMMMMLNOMMLOMMMMKNMLLNMNMMMMMLMLMLNOMMMLMKLNOMMLMNMMKOLONLLNMMMMLMLOLOMMMNMMLMMMMMMNMLMMMOMLLNNNMMMMLMLLNMMMMMMMNMLMLLNMMNMMMONMLNLLMMMMMKNLLMOMMMMMLMOLLLNLMMMMNNMMMMNNMMMMMLNLMMLNMMMMLLMNNLLKNLMMNOMMKMMLMMMMNNOMMLMLMLMMNNONLLMMMMMMLPKKMMMMMMMLMMNMKNMLMMMMMOLMMNLLMMMMNONLKMNLMMMMMJLKMMOLNMMMNLMLLNNMMMMMLLMLNMNLMMMMKLLNNMKMLMMMNOMMMNKLMMMMNLLLMNNNMMMMMLMLNMLLNMMMONNLMNLMMMMMMKMMMNLMMMMMOLMLOLMLMLLOOOMOMMMLMMMLNNNKLMMMMMMMNNLNNMKMMMMMONLLLMNLMMMMNLLLMMOKMMMMNNMNMKNNNLMLLLMNNMKNMLMLKNMLONMLMMNMNNMLONNLMMLMKMLMLNNKMMMMMLMNLMMMMMMMOMLNMLMNMMMLNKMLNNLLMMMLNLLKMNNNMMMMMKMMNNMLMMMMKMNLMMMKMMMMOOMNMMLNMMMMKKLNLNNLMMMMMJMOMMLMLNMMNKLONMLMMMLMMMMOLMNMLMMLMJNLMMMKMMMMPNMLNNOLMMLMMMMNLLNLMMMMNNMLMMMPLNMMNLMLMNNLMMMNMKMLNLMLNMMMNMOLLNNKMMMMOMOMMMLLMMMMOMNMLMNMMMMMMNOLNMMLMMMMMOMOLMNLMMLNMKNNLNLLMNMMLNMNNLMLMMMMMLLKMLNNNNMMLNNOLMMLMMNMLNLMLMPNMMMMLJMLNMNLNMMMMMMLMMLKMMMMPOMNNMLMMMMMLNMNMMNKMMLLMMLNLLMNNLMMMKLLNMMOMNMMKKLNMNLMMLMMNLMONKMMOLMLLNMOMLMNOLMLMMLMLMLNMMMMMMNLMNLKNLMMNKLMMMNMLNMLMKMNNLNMMMMLMKNNLMMKMMMMOPLKNMOKMMMMNNNOLMLLMMNMLONLLMMKMMMMPOLNMMMMMMMOLNLMNLMLMMMMMLKLQMOKNMNMKKNLMMNMMMMMLMLLPMMMMMNMLNMLQMLMMMMMKMMMOMMMMMMMLMLMPNLLMMNMMMMMMMLMMMMMONNNKLOKLMMNMKMMNNKLMNMLNMLNOMLKMMMMMKLKOMNMMMMMMNLLNNNKLMMMMKLNMMMNLMMMMNNNKMNKMMLMOMMKMMMNMMMMNONLMMLMMMNMNLLONMLKLMMMNNNNLNMNLMMMLMNLNNLLOMLMMLMLKMNLMNMMNMOLMMLLMMNMMNMMNMNLLMMMNLMLNLMKMMMNONMLLMPLMNMMLLMLMNLMMMMMNOLKPMMLMMNMMJMLMMOMNMMMLMLMMMOMMMMMKKNMLLNOMMLMKMMNMMMMMMMMLOMMNMKMMMMMMNMLMMMOMMLMNOOKNMKNMMMMLNKLNMMMMMMMOMMMLNLMMMMMOPMMMNMLMMMMPMMOLNNLMMMMLNLMNMMLMMMMNLLMNLMLNMMMNLNKMNLMMMLMOQMMMLMLMMNMPKNNMLLMMMMOKMMMPLLMMMMNLNMLMMLMNMMMQLNKLMMNMMLMNLNKLMOMMMMMLNLNMLNNKLMMNNMLLLOMMMMMMMLMMNMKMLMMMLMLNLMKMNMLNMNLNLMNLMMLNMMLMMMMMNOMLMNMOLNMLLMNLNMNMLMMMMNMLNMLNLMMMMMMMKLOOLLOMLMMLJNKONLMLLOLMMNLOMLLMMMNLNNKNMMNLLMLNONMOMMLMMMMLKLMLMLOMMMNMKLLOMMLMMNMOKMLNMMLLMMMOMNKLMNLMNNMLNLLNMNLMNLLNKLMPMLMOMMMLKOMLMLLMMOMNKMPKMMLOMNMKNMMMMLMMLLNNNMNMLLLMMMMNNNMONMKLMMMMKMMOMMLMMMMMKLNMMMMNMMMNNLLNLLNOMMMNMMOLMMLNMMMMMMNMLOLMNMMKLNMLMLNMMMMNNLMNMMMMMLMOLMLLNMNMMNMNLMMMMLOMMMMNLMLMMMLNMNMNLLLNMKLMMNNMKLOMLNNMLLMMPOMLLNMMMMMMMLLNNMNNLLMMMNLNMMLLMMMOOLOMNMKMMNMMKNNLMOLMLMMMKNLLLNOMMMMLLMMLNMNLMMMNLMLOLNLMMMMMMNNPMLLMLMNLLLNLOLKMMNMONMNNMMKMLMMKMMLOMNLMMMMNMKKMLLNNNNMOOMLNLNLKMMNNMMONMOMNLLMKLNLNLMKMNLMNNNKOMMMMMMMMMNKLMLKNNOMMLLOMNMMLMKMNMLKNMKNOLNMLLMLLMMMMMOMNMLNLNLNNLMMNKMNONLJMMMMLLNMOMOJLLMMMMLLLNLKMMNMOMMLMLNLMNMMMJLNMNKKNLMMOPNLOLNLMMMMMMNLOLMLLMMMOLLKNMNLMMMMNKLNOMLKMMMMMMMKQOMLNMMNLKNKQMNMMMMLLKLMNMMLNMMNMIMLOMMMLMNMMNNLMNLKMMMMNONLNMLLMMMMNONLNMMLLMMNNNLLOMMLMMMMNOLKLLNNMMMMNKLMNMMLMMMMPMMLONLLMMMMNMMNMMLMMMLMNMMONLMLMNMLMPMLLNMLMMMMOMNLMNMLMMMMMLMMMMMLNMMMMNMJNMLKNMOMMLLMNMMLMMMMLMKNNOMLMMMNLMLLNMNLLMMMOKMNOMLLMMNMLMMNMMMMMMMMLNNMNMLMMMMMNMNLLNLLMMMNPKMLQMMLMMMMLKLLONMLMMMNMJMMOLMLOMMNLLNMNLLNMMNLLLMKMLOMOMLOLKMLOMMLOMLMNLMKOMMLMMMNNLNNLLLKMMNMNMNMOLMLMMMNMMNLLMMOLLNMNMMLMMNMNMMLNLNOONMKMMLLLLLKNNMJMNLNMLMKMMNMMMMMKNNNLLMLNMMMMMNOLLMMMMMMLMNLLOMLMMMMMKNMMLMNMMMMLKMLLONJMMMMNKLOMMNLMNMLMNMKPNMLMLMNMPMONMLLMMMLNLKLOMNNMMMMLLMNMMMMMNMMLOLLOMLMMNMMMNMLOMOLMMMMMMNKNMMMMLNLOOLNMNMNMMMMMMLMMNMMMLMMNKLLMMMOMLMNMNMNNLLKMMMLOPLOKMNLMMMMMKLMMLMMMMNMOMLOLMNLMMNMMLLNNNMLMMMMKKMOLMMMMMMMLMLLNMONMMMLMMMONLMKMLMNMOLMMNLNMMMMMLLMMLNNMLMMMMLNNMMLMLMMNKLLNMNMMMMMMLLMNLMMMMMMMLMKNNKLMMMMNNOLMLMNNMMMKOMLMOMMNMMMLLMKKNLNMNLNMKMLOMMNLMLMOKMLMMMKMMLMNNMMMMLNMMMMMKOLLMMMMMMMNOLMMMMNMMMMLMOMLLNNMMMMKLOMMMLLMMMMLMMLMLNMMMMMNPLMKMONMLMNLMLLMNMNMMMMNLMLLMMNMMNMMOLLMNMNMNMMMNNLNMMLMLMMNMMMNMOLMMMMLMLMMMOMMLMMNLLKNMMMMMMMNNMNMMLNMNMMMMLONMMKMLMMMNKLOMNNMMMMLLLNMNMMLNMLNMMKNNMMMMMMLMMOLMLKMMNMNMMLMMMLMLNMOMNNKMMLMMMMMMLOMNLJLNMNNMNOMMLJLNMNMMMMNMLMMMNMLMNLNMMMMMLMNNLMMLMNNLMOMMMNMNNMMMMMMKMLMMMMMMNMOMMOLLMLMMMMMLMMLNNLMOMMNLMMNLMMMLMMONLNLNNKMMMMMLNLNMMKMMNMKONLOMMKMNMMKLMNLMMLMMMMONMLLMNNMMMMNLMNNLLPMMMNLMMMMMOQKJMMMMMNMNNLMLMNLMMLMMNJNMMNMLOMMLMNMKMMNLMOLMMMMMNMMMMMNMLLMMMMOMNNLLNOMLMMKNLMNMMLMMMNOLMNPMMKMLNLLLMMNLNOMNLMLMNMNLNOMMMLLMMMKMPMNLMMMOLNMLMNMMMNLNLMNLMNLLMMNNNNMMMMMLMNLMNKMMKMLMMMMMLMOLMNMMMLOLNMNMLOMMLMMMLMMLOOMMNMMINLNKLLMNMMONMNMMNKMMNMLKMMNMMMMLMMNLLMMNLJMMMMOKMMMNMOMMLMMMNMNNLLLOMMMMKNLMNNNLMLNMMNNMMLNMMMMLLOPLMMMNNMLMMNLNLNLMMKMJMMMLMNLNMMNOMMMMMMMMMMNMMOMMMLMMMMNKMNKMLLMMMMOPLNMLOMMMMMJNLMLNLNMMMMNOLLMNMMNMNMKLKLMNMLNMMMONLMMNLMMMMMONNLMMMOMMMMLLLLMMLPOMMMMLNMLLNMMMMMMMMNMNKMNNMLLLNLNMLOMMMMLMNKMMNMLMMMNOOLLMNMLNMMNMNMMMOLMMMMLNOLMMMLNNMMLMNLOMMLNMMMLMMNNONMLMMLLMMLNNLKMMMMPLMNMNLMMMMMMMNMNLLNLNMMMKMLMLOMMLMMNLNLNMLMMMMMMNNMNNMMLKLMLLMKNMNKMMMMMLNMMLLMMLNMOKOMOLLNMLMMJMMMNNMMMMMMMOMNMMMPMLLMLMMKKMMOLNLNMMNOMKKNMMNMLNMMMLMPLMMNMLMJNMNMNKMLNLNNMMMOMMMMLMMMMLOOKNMMLNNLNLLLLNOMOMLNOMMMNLLMMNLMMNMMNNMMLMNMMMMLMNMMPMMLNNLOLNLMMMMNLLLNMLMMOLMOMMMQLLMNKKNMNMMNLLLMMNLKMMNNMLMMNLMMMNJNMMLMNLNLMMLLMNMMNLLOMNLNMMLMMNMMNLNLLLMMNLLNNMMMMMMMLKMLNMNKMMMMNOLONNLONLMLKLNLNLMNMMMMNLMLLMMMNLNMPMMOMNMKMMMMMMPMOLLLNLMMNKNMMLKOMMMMNNPLMLMNMMMNLJLNMMMNMMMMNONNMMMLMMMMMONMLNMONMMMLNLNLNLNMMMMMOMMMNLNLMMMMMNNLMKLMMMLNNLOMMMNMMMMMLMNMLLOMMMMKKMMLNLNMMMMOMNKLMNMMLMMNMMLLNLNMMMMOLNLMMNLNMLLPKLMMMMMMMMMNONLNMMKMMMMNONNLLKMNMLMNONMMLNLMMLNNNKOKMLNMMMMNONLKLONLMMMNLNLLMMNLMMMMNNMMMLMNMLMKNOLMMMMMMMMLNMNLMMNMMLMMONLMMMLNMMMOPNLLMMNNMMMLOMNLLMMMMLMMLNNLMLLLMMMNNMKLNMLMMMMOMNLLMNNMMMMKLOMMMMLMMMMLNNLLMLNMMMLNMNMMMMLMMMMNMONMNLMMMMMLLLLNNLKNMMMNKMMMOMKMMMMNNMLMMLMMMOMOOMNMLNKMMLMNLPMMMLLMMMNONNLMMLMNLMNMNLNMMMMMMMMMMOLMNLMLLOLOLNMLMNOMMLMLKOLLLLNMMMNMKMMLNMNNMMLMLMMMMMPNMMLMNNMLNMLLMMLPMMOMMLKLMMNONOMLMMMMMMNMLLNNNLNOLMLKKMMNMLLMMMNKMMLLLLNNMNMNLMMNNMLMMMMKPONLLMNNLMOKMMMMMLLMMMNOMLKMMMNMMNMNMNMLMNNMLNMKOMLNLLQMMMNLMOLMLLNMMMOLKONLLLLMMMMNNMLLMMNMMMMNNMOLMLONMMMKJKNMMNNMLLNLMLLMLNNMLNMNMMNNLMNMMLNLKMLNMMLLMOLNLNMLNLMOLMMLNMNMMMLMNLMMPMLLNLMMMNMOMLMMMMOMLMNMKMLMMMMLLNMMLMMLLLNOMMNMNMMMMMNMMMMMLLNMMLJMMMMPNLMMMLMMMMMNNLNLMLNMMMMNKLOLLNNMMMMLMNLMMLMLNMMOLLNNNMNMLMMLKMMLONKMMMMMOLOLNMOLLNNKKMNLMLNMNMNMMNNLNMKMMMLMONMMOMMNMLMLNMJMMLNMMMNNPNLMLNOMMMMKKLNNMLMMNMMKMMMNKNNLOMLJLLMLMLOMMNMNNLMNMLNNMMMLMLOLOMLMMMMMOLLNNLLMMMMNNNMMLKNNMMMLMMMMMOMMMNMLKLNMMLNMMMMNMNNLMMNLLMNKJMKNNLMLMMMNMLONMLKNNMMLLNLLMMPLLNNMNNNOLMMMLNLLMMMMMLMLNNMKMMKNMMMMMMNLNMNLKMOLOLNMMLOLMMLMMNNLMMLMLMKOMOMNLMNOMLLLNNLMMMLMNMNMMNNMLOMLMMMNLMPKNMLLMNMMNMMMLMNOKKOMMLNLNLMLNLNMMNMNMMOLNLKMMMNMMMMNMMNLLNMLLMNMMLMMMMMNLMLOMMNLMMMLNLMMOLMNKMNMNMLOMMLLLMNONLMOMMOMLMMKNMOOMMLMLMMLKNMMNMNMLLMMLMLLMMNMNLLNNMMMMMLNMMMMMMLMOLLNMOMNKLOMNLNLMMMMMLLMMMMNMNMNKLMMOMMOLMLMNLLNMMONLLMNLNMOMMKOLMLLLLMNOLMNNLLLNMLLOLNNNMMLONLLMMNNLLMNNMLMNMLLNMMMKKNMMLNMMLMOMMLNLMOMLMMMMNNOMKNMMMLLLMNLMOKMLMNMNNMLLMMNLMMONMLNMMLPNLLMMLNNMMKOLMLMKNLLOMMMMMMRLMMMLLMOMNLLNMNMMMMNLMNMNMNMMLMMMMMNNLOMMMLLMMNNLNMLLNJNMMNLLMNLNLMLMMMMLMLNLMNMMNOKMKNMMMJOMMMOKMMNLLLNMMMMLMLNLLNPNMNJLMOMMMLOMLMMKMMOMLNNMMMLLNMMLMONMMMMLLMNLMMPMMMLMMLMLMNOMMMKLLNMMMPNMNLJNMMMNMLPMMLLMMLNMMNOLMLKLLMMMMMOMMMLMMOLLLLMNNNMLOLMMMLMMMMLONMMMKMLNNLLJOMMNLLOMMMLNMMLNNLONMKJLMLOOMLMMMMMKNOMLMKMLNLOONOLMKLNLMMNOMLMMNLOMNMLNMNLMMOMMMNKNLLMNLLNNMMNMNLNMMLLMMLPMMNLLOLMLNLOLNNLMLLNMNMLLNMLMMPNLMLNLNNLNLJLNMMNNMMMMMLOMNNLMNKLMMMPLLOMMMNLMMMQMMLLNNNKMMLNNMNLOMOMMLLOMLNMNMLMLMMOMMOKLMMMMMLNMMMNMLNMMMLOMMNKLOMLLLKNNMMMNMNNLLKOMLNMLMLMMLLNMNNNMONLMLLMMMMPMMLNMLLNMMMPOMLMMMMNMMMMMMNMMMLOMMMLNNLMLLPMMMMNLNOLLMLONMMJLMOMNMLMLMNLMMNMMMKOLMOMMNLLMLMNLNMOLMLOMMMNMMMMNNLNLOMNLMMMLNMMMLNMLLMNMNLNMMMOMMMLLLLNMOOMNLMLLLLNMOLMNMMNLMLKMOMNOMMMKMNMLMMLMMNMNMNNLMJLOMMPLNOLKNKMNMMMMMJNMLMLMMMNOKMNNMOMLMMKNNNNLLOLNMMLNMMMMOLMLLMPKLNOLMKMMMNQNMNLMOLMMLMMKMNNMLMMMLMNMMMMNKKNLMMNMMNMKMNMMLMLLMMMMMMONLMKNMNNMLKMMMLOMMPNMMLNLMMKMNLNMMLNMMMMMMNMMMNLLMLNMMKLMLNNMMMNONNMMKLMMMMNLMOMLMMMMMMMKNMMMLMMMMMOMLMNLNKMMMLNNLLLNMNNMMMMOMMMMMMNMMMNLLNLNMLNMMMMLJNLNMLMNNLMMNLMMMNNMMMLLMLMMMNPMMMLLOMKMMMLMMMMMNMNMLMNLNMLMNLMLMMOMMMNONLLMNMMNMMMMNLLMMNMMMMMMNLNMMLLMMMNMMLMMOLLMMMPMMKLMMMNMMMOKNNMOLKMLMMLNKLNNMMMMLMMLNMMLNLMMMMMLNMNMMLMMMMNNMLMMNNOLLMMKMLOMNLMMMMMMMNMMKNMNLLOLNMOLLNNLMMJNNMNMMKNMLMKNNMMLMMPNLMKLLLKMLNONNMNMNLMLMNNMLMNNNMLMMOPLMLNMMLLMMNNLMLPMMMMMLLPNMNLNMMLMMMNPMMKMLLMLMJNNNMNLLKNMMNOMMMMKMMLMMNMLMLOMMLMMNMLLMMOLMLNMMMMNLMMMMLLMNMNLMLQNLMMNLMMNLNLMMMNLMNNMNKLNMLLNMNMLMMOLMNMNKKMLMMOMMOLLLNMLMMNLMOMLMLMMMNMNMNNMNMMLMMLKLNNMNLLNLMNKNKMMLOMMMMOMMMLMNMMQMLKMMNLNMNLNMNLNMMNMMKPLLLOLMMMLLMLMMNNLMKNMMMMNMMNNNNLMMLMNMMMOLMMMMNMMMMONNMOMMKMKLNPMMMMMMNLNMNJNMMMMNKMNMLNOMLLMOMMLLNMMMOLMMLMMMNMNNMNLMLMKMOMMNQNKMKNLMMLOMJOMLMMMMNMPLMOMMNMMMMLLNOMMLMMNMLMNMLNLOMMLLLOJMLOMMKMNLMONMNMMNLMMMMLKMMNMLMMMMMNNLMMNKMNMMMMNNMNLLNLMMMMNMOMMMKMNMLMOMNMMMKMMMLMKMNNMMMNNMMMKMKOMLLNMLMPMLNMMNMLNMMLLMMMMLNLOMMMNNOMMLMMLMMMMMOMMMLMMMMNKMNMMMMMMNMOOLKNNOLMMMNKNMLLNMNNMMLOMMMMMMMOMNMMLMMMNMMMMMMLKKOMNMMMNLLMNNMLMNKOLMMMKLLNMLOONMMLLOLMMNNLMMMMOOMMLMMMNMMNMNLMMLMMMMMNNNMMLLMLNMMNOMLLMNLMNMNMMMMMMOLMLMMMKNLMMKLMMMNNNNLLMMLNMMMMLMLMNNJLNMLNNLKLNLNMMNMPKNMNNLMMLMMLMLNNMLLMMNMLKNMLMOLMLMMNLMKNMLMMMMMNMNMLMNMLLMMNMLMOMNKMMMMMLNMMLKMMOMLMKNMOLMLMLMMKMLNMNMLMMMNMNLNNMMMNQMLKLKLMMNNKNMMOMMNNMLMLOLMNMLLMMMONNMLMLMMLMMMNLMMMLMLMMMOMQMMLNMMMMNMMSMMKNMLNMMKMNNLPLNKNMLNLNLMNLMMKMMNLNMNMLMLLNNMMLMMMLMLNNMNMNLMLMMKLLMMONMMNMNMLMKMMPMNLMNLNLMLNMLKONNLKMMNMLMMOMMLNNKKMMMMPLNOKMLLNNMMMLMONMMLMMMMMOMNNLMNMLMMMMMKNMMMMNMMNKKNLLNNMMLMOLLNOMLMNMLMMKNMNNOMLLKNLJMLMMMLMMOMMNNNKLLNMNOMKNMMOMLMMLOLNLMLMMLLMMNMNNMNMMLMMMNMLLNNMMNLMLMMKKLMNNMMMMNMLLNLLLNMMMNMMOKPMLLOMMMMNLNNLNKNMOLMKLMMMLLLMMMMPLMOLNMLMMOMLKMLMMLLMNOMPMOKMNLLMMMMOLLMMMMOMMNOLNNMLMNKMNNMLLMKNNMMMMOMNLMMMMMMMMNMLMMLNMMLMMMMPMLNMLMNMMMMMNLMLNMNMMLMPLNKMLLMMMOMNNMLLMMLMMNMNOMMKMLNLNMMNONMMMMMMLKNLLOLMMMMNMMMMNMNMMKLMLNNLNLMLNMLNMLNNKLMMNMKMMOMMNMLNMMLNMNLNNNLLMNLMMMMNLLKLNLMMMNMOLLMLMMMMMNMMNNLMLMNMMMMMNLLNLNMMLNNLKMNMMLNMMOMMNMOMLNMMMOLLMMKMMLMNMNNLNMMNLLMNLNMLJMMNLKMNMKMNLMNMMLLMMQMKMNMNMLLMMNMLNNMMLLMMMMOMOMLMMMLMMNMPMMMKMMMMNOMMNMMMLLLLMNNNMLKMNNKMMMMNJNNMLMLMMMMMMMOMMLNMMMMMNNMMLLMMMNMMLNMNLMLLMLMOKLMMMMNMMMMONMOMMMLMMOMLMMLMMMMMMOMLMMLNMMNLMKMNMMMMMMMMMOMLMMLNMMMLMPMMOLKMNMNMMPMLNMLMMMMMMMMNPLNNLMLLMNMMNLNLMLOMMNMKLLJLMMNNMOMNNLKMMMMNMKNNMNMLNMLMMPMLMNMMLMLMMOMNMNMLMMKMMNMMMMKLMLMNMOMNOMLMNLKMMPNONNLMMLMMMLMNMMMMNMMMMOLLKMMOMMMLMLMMOLLMMMNLMNMPNMMMLMKNLNMNNNLLMMMMMOMMOMMOMMLNMNLKKMOLMLMLMNMNMLMMMLNMMMMPNMNMMMMMMNMMMLNMNMLMMOMMKLNMNMLLMRNLMOLLMMLLMOMOLMNMMMMMMNMNLMLNMMNMMMMMNMMNMMMMLMNNNMNLMLMNMMNMMNKLLLOMMNONMMPMNLLOMLNLNMLLMNLMNMMMONLNMMMMLMPMMMLNMMMMMMOMOMLNNMLLNMMMMMLNMLNMMMMNKMNLNMLMMMLMKNMNLMMMMMPLMMNMMLLNLMNMNMLMMMMLMMNNNMMMMMLMMMOOMMLMMLLMNMNONLMMLLNMMMNKLLMOMLLOMMMNLLNNLLMLMMMNNLMNMMLMMMONNNLKNMMMMMOMMMNNMMMMMMNLLMLMMMMNNMMMMMLNLMLNLMONKNMNNLKNMLLMMNNLNLMNLNLLNLLMMNMMMMMMNLKNMNNMMMNKOLMNNMMOMMMLKMLMNMMNMMLNNLLMOMNNMMMMNMLNMMLNMMNMKLNMMMNOMMLKMMOLMNNLLMNLKNNNLLLMMMMNNOMMMNMMMOMLMNMMNMLMMMMKMMKMNMMMMMPMJMLNNLNLMMNMLLMLMMNMNMOMMNMMMMMMMMNMONLMMOLNMMLMKNNLLLOMMLNLMNLNLLNNLMOLOMLLMNMNMMMLKLOMNMMKLMOLMMKLLNNLMNMOLLMMMMKMLMNNMMMMMMMPLMPLNLLNMLMLMMOOMMLMNMJKMMPNNMMMNMMLMMOLKMNMMMLMMMPJNMMMLLLNMNOMMMOMMMLLNNQLOLMLNLLMMNPMMLLOMOMMMMNMMMLNMMLLMNSLNMLLMMLNMMNOMNNMMMLMMMLPNMMMMMLLMMONLONMMMKLNLNLNMLLMMMNMNOMMNMLNNLMMMMLMNMLMMMLMMNKJMMLLNNMLMNKOMMOMMLMMMMMNMNMLMNMLNNKONMMLLMMLMNNNMMLMMLMMMMMLMMMNMMMOMMMKMNKMMMMMMMNNMLMMLNMMMMNMMNNMMLLMMMMNMMMMMLMLMOMMMNMMMLMMMNONLKMNLLMMMNNKMNLNLLMMMMNNMLMMMLMNMNNMMLMMMMMNLMQMMMNMMLMLMOMNNPMMMLLMMLONNMLMMMMMMNNNNMLLLMMNMNMNMLMMLNMMMNNMMMMMMMMMOMNMMMLNNLMLLNNNNNMMMLMMOLMLMNLMMMMMMMNLNOMLMLLLLNOLNPMMMKNMMLKLMNMMMKLMMLNNMLLMMNMNMLOLMOMMMLLNLLNOMMMMMKNMMMOLNLMMMMLMLMPMMMMLMLMMMMOKMMMMMNMMMLNLNMMMLNNMNLMMNLNLMKMMMNNLMMMMLOMMMMNMNMMMMLMNLLNNMNNLMLMMMLNKMOMMMMMMLMNOLNMLMNLMMLOLMMLMMMMMMMNNMNMMMMLLLLOMMLMMMMNLMLOLMNMMMLMNMMLOMOMMMLOLMLMOMMMMMKOMMNLMMMMMMKOLMNMLMLMMMLMMOMMMMMMMLNMNMMMLMMMMLNNMMMMKMKMMMNKMNLNLNLLMNNLLMMOKNPKNMLMLMMLMNNNLKKLMNNOPMMLLNNMLMLPLLLNNKINNMMNKLONLMOMMMMLNMOMLNMMMMMMLLMNMLNMMOMLLMMMMLLMMMMPNNMMMMLMLMMNOMLJMLNNOLMNLMLMMNMMMNMMMMOMNNJKLLMOOMMLMMLLOMMONMMKLMNNLMMNLNPKNMJMLNMKMMNLLMNMLMMNNMMKMMLNNMMNOMKLNNOMMMMLMNMNLMNLMLMMLMMMMLMMMNLJNMMMOMMMMLMOOMNLMLLNMLNOKMLLNNMMLMMPLMOKNLKLNLNNNLMMMMMMMNMOKNLMLMMMLNMNNNOMLLKMLNNLLNNMLMNMMMLMJLMNMMLMMNLLMLNMMNMNMLLNLOMMLKNMMMMMOLNNMNMMNLMJKLNMMNMMMMMMLNMOMLLMMMNMLNKNLMLLNMMOOLLMMMNNMNLNLLMMKNLMMOMOOLMMNMMNMMMNNKLNMMMLNLMNKNLMMKLOMLMNKLNPMLLOLNMMMMMOLLLNMNMPKKNMLNNMLNLNKPMLMLNMMMMLPNNNLMMLMMMKNOMMMMLLLMNOOOLLLONMMMMLNOMNNLLMLNMMOMLLNMMLMNMOMNLMMKMMMMMOMMLMMNMMMMMNOLLMOMNLMKMNQMMLMMMMMMMNMNNMLMKMNMMLLNOMLNKMLMMNKMOMMMMMMMMMNMLOMMNMMMMKLKLPMNLMMMMMMLNMLLJNMMMNLMNMMNMMLNMMKMMMNMNNLMMKLMMOMLNOLLNMLLLMMLMNMNLONNMLLMLOLNMMNMMMMMMPMMLOLMNLNLMNMLMMLMNLMLLMMMMNNLMMMNLMMNMMMMNLNLLNMMMMNMLNMNMNLMMOMLMMNLLLMMNNMLMLNNLMLNMMMMNMMMLNMLLNKMMLNMNMNLLMKLNNLMLNNMLLNMNMMNLLMMMNLLNLNOMMMLMMMLLOMNMNOMMJNMPKLLOMMLNMLMNKMOKNNLMLMNMMMMMLNNLKNKNONMNLLMMIMMMMMNOMMMMLMLKOLLOMNMMNNMMNMLJMMNMMLNNLMMLKMMMNNMKMMLNMNMMPNPLMNLLNKOLNMLOLNLMMMMNLMLMLNMNMLNMMMMLNLMLLNMNNNLOMNMLMMNNLJMMMMLMMMLMOKMNNLLLMMMLPPLLOLNONMMMMNMNNLMLMMMNKNMMLMLMMMNMMNLNLMLMNNLMNLMLNMMLMMMMNMMMLMMNMMMMNLMLNMMMMMMMONMMNMMNMMMMMKKNNMLMNLKNNNMMMMMKLMNNPNMMNMLMMMNNKLMOLMMMMMMLMMMNLMNNMMMMLLNNMLMLNLMNLMMLMNMMMMLNPLMNMLKLMMMNMNMKMNMLOMMMMKLMMLMLNMMMOMNLLNMOMMNLMKLLMMNLNMMMNLLMMMMKNMNMNNLLNLNNLMNLNLLNMLMMMLLNOLNLMNLNMNMLKLNLMMMLNMLMNLLLNNLMMMMMOLLLLNNNNLMNMMNLKNMNMLMLNLLLLLNOMOMMNMMNMNLJNLMMMLMNNMMLNLMMNMLLMNLNMMMMONNMLLMNLLMNMMMMNNMLNLMLNKLMNLMMNOMMLLMMMLOKMMMMNNLOLMNMMLMNLLLNNMLNLMMMMLNLMNNMMLMMMMLLLMNMMMMMNMMLOMNLMLMMONMNKMOKOMLMNKMMMMLONLMLOMMMLMMNMNMMOMLMKMNKMMNMNMLLMOMLMNLMPONLLMMNMLNNLLMLMMMMNMMLNLMMLMLLMNMMOMMLLMMNMMNMPNLLMNLMMNMNOMLKLNMNMMNMPMMLKLNMMMNMMLKNLMMNMNMMMMLNLMMLMNMMNNLNKMMNLMNMNMLLLNLNMMMMNLLMNLNJMMNMNMNLNMNLMMMMKNMLONKMMMMMMMLKLNMMMMNMNMLMLNLMMMMMNMLMLLLQMNMNPMNLNLMLMMMMOMMMMLKMLMNNNKMMMMMKMNMMPLNMNLMKMMMMNLMMLMMNMMNMLNNNMMLLMMMMNMLOLNMMMMLMOLNKMLNMMMMMOKNMMLLKMNMMQMMLMMOLMMMMNMLLMLMNMMNNMLMLNMLMNMMMRLNMLNMKMMMMMOOLMMMLMMMMMNMJMLNNMMLMMMNNLNLLMMMMLNLNMMNMMMLMMLLMLNLNMMLMOMNNLNKLMMMMMOLMMMNKMMMMMLLLOMMMMMMMLMOOMLKMMLMMNLLKLMMNMMNMNNLNNNLKMMMMMMMMNMNLMMMMMMLNMLLNLNMMOMMLNLLNNMMMOLNLNMMJLMNMMNNMNNMJMMMLLNMMLLLMMMNMNKOLNMMKMMMMOKLLMMMMMMMMOLLNOLNKMMMMMKMLMNLNMMMLONLMLLNMMMMMPKLNLNMLMMMMNOMNNMKMMMLMMLMKLMMKMMMMPMNLMNMLMMMMMMKMLNNNMMMMMJLMNMMLMMMNMNMMLMLMNMNLNNLKMMNMMLMNMNMMLNMMMMLMLJMNMOLOLMMMKJMLMMLMMMMMNKNKNLKOMMMLNMNMNLLLMMMMMMLLOMMNMMMMKPNLNLMLMMMMMMNMMLMNMMLMKMLONOLMMMLMLMMMNMMMMLMNMNNLMNLNMMMMLKNLLNNLMMMMMOMKLLNNMNNMMLMLMNLLMMMMONNLLMMLMMMMNMMMMNMNLMMMLMMLLLNNMMMMNLNMLLMNMMLMMNMNMMMKMMLMNOMNKNKMMMMMMOOMMLNLMMMMKLNMNMLMMMMMLOOOMMMMNLMMLPMKMNMMMMMMMPMLLNMLMMMMNNMMMNLLMMMMMPMLMNMNMMLMNLMMLMPLMMMMLKMLMNNMMMMMLJLLMMNLMMMMONMMMLLNMMMMNLLNNMLMMMMMNOLLNNLLMLMNNKMMKNNPMMMMKMNMMNMLMMMMNPLKLMOONMLMNMNMMNMNLMMMKOLMKNMOMMMMMJMMKNNMMLMMMJMLNMLMMMMMOOOLLMLOMMMMNNMNMMLKMMLNNPNLKMMNMMMMMMMLLMMMMMMNPMNLLMMLMMMMMLNMMOMLMMMMMPLLNNOLMMMMLMMONOMKLLMMMLMLNMNNMMMMLNNLQMMLMMMMKNMLOMMMMOMNMOMLNMMKLMMMOLLMLNMLMNMMNLOMLMMLMMMMPLONOLMKMLMMMLMNNLMLMLMMNNLMOMMLMMMMNNOOLMLMMMMMLNLMPMMMMMMNPMNMLLMMMMMMOOMOLMMLMMMMKNMMMNMNMMMMKNLLMLNOOMMMMNNNMMLNMLMMKPMLMNMMMOMMMNMOKOMLMMMMMKMNMONMMLLMLLMPMMMLMMNNLONOMMLKMMMMOOMMOLMOMMMMMMMMMNLNMMMMLKMLKLOOMMMMNPNONLLLMMMMLMMLMMMLMMMNMLLNLMMOMLMNMNNOMLMMLMMMMLLONMMKLLMMNLLOMMNNMMLMLNMQMLMMMONMKNMMMLNMMNMMKMMLLNMNNLMMMMLNNNMNMLMLKOMNMMMLMMMMKNMNMMLMMLMNMMMMMMMKMMMMNKMMKMMMMMMMKLMPNMMMMMMMKLNMMMMLMMMMNNLNLLLNMMMMNMNNKMKOMMMMJLLLNLMNMMMMMMMMLMNMMMMMMNNMMMLOMMMMKNMMNKLMMLMNNNMMLNONMMMMKNMMLMNMMMMMMMLMNMNMMMMMLLMMMLNNMMMMLNNNLMNMMMMNLNMLNMMNMLMMOMMOMLNKMMMMKNMNNLNKMLMMLNNMNLNKLLNNKMLONNMLMMLMMMNLOOMLMMMMLNMPLNLLNMNNLPMLMMMNMMMMOMLNNMLMMMMMNLLOLOMLMLMMNNLMLLMLMMNMPKMMLMMLMMNMNMMNLMLKOMMMOMMOMMNOMLMMJKMPMMNMMMMMJKMMNMMMMMNMLLMLLMMLMMMMPKNKLLNMNMMMNKNNLLNLMMMMMMMMLMMMMMMMNKLOMMLNMMMMOLNLLMMNLMMMMNMLNNMLMMLMNLLNLMLLMOMMNLNKLMMNMMMMOOLMLNLNNMMLNNLLNNMLNMMMLMMOMMLLMMLMOLMNMMNLMMMMMMNMNMNLMMMMMLNOLLMLMMMMMNLMNNLLMMMMOKNMKMMMMLMMMNMNLNLNMMMMMMMNMNMLNLMMMNLNLNMMMLMMNNLNMMLNMMNMMLMLMMLNNMMLONMMONLMNLMMLKLMNMMJMMNMMKMNNLMKMLMMNMMPLNNKMMMMKKLNMMLLMMMMNKMKNLMNMLMMOMMMLMONMMMNLOOLNNMKMLOMLLMMLMLLMMMMOKLNLNMMMMMMNLMOMMMNMMMMLKOLMNLLMMMMNLNNMNMKMMMMKNMOMLMMMMMMKOMNNLMLMMMNKKMNKNKLMMMNMMLOLNMNMMMMLNNLLNMKMMMMMLMKNNMLMMMMPLMLMMPLMMNNLJOLMMLOMNNMLLLNMNNNLMMMMJLMNMMMMMMMMMLOMLMLMMMMMLLMOMMKMLNMMPLNMLMKMMMMMONLKNLNNLOMLOMMNNLOLMMMMKMONMLLMMMMMNMNMMMMNMMMLMMMNMLMMLMMNLNLNLMNMLMMMMMOMMMKMMLMNMOLMNLLNMMLPMLLMMLNMMMMOLMOKMLMMNMMMMMMNLMLNLMMNNMNMLMLMMMNLLLPLNLLMMMMMOMNMLMNLMKLOMMMMMNMKMKLMMMMMMNNLNKLNLKLLLLMNNQPMNMMOMMMMMMLNMNMPNLNLLLMMMMOOOLJKKNLMMNMOLMKLMOKNNMMNMMMMMKKNLOLMLMMNNNKMLMLMMMMLNMNNLMNLMNMMKNMNLMMLNMLNMMLMMKOLLNMMLMMMKMOMMKNMKLLNNLNKNMNLMLMNNMMLOLOMLKMOOMMLNMMMKKMNMOMMMMNLKLMONNNLLMNKLMMNLLMNKNNLMNLNKNNMMOMLKNKLJMPLMMMNKNLNJMOOMMKLLLMOMNQLLMMLMKMNOMOMMMMLLNMNMMOLLMMMNMMMKMNMLMMLLMNNNNONMKLLMLMOMMNNLLLNLNMMLMNMMMMMLLNNLMNLMLNMMNLNLMOLLNMLMMKNLMNKLMOLKNNNLMOQLNMMLLKNRMMOLQMMLKMMNLQONMNLLMMMOPNKNKMOKLMMOOLLNKMQLOLMMOLLRLMQMLLMLNLMOLQMMMLMNOLKKNOPKMLOMMLOLMOPNLLLMQMMLMNMLMLNONMLLMNLMNMMMQMLMNNLLLLNOPNMMMMMMLMMNPJKLMMMMNMMNPKLNPMNKNKMNOLMMMMMMMMNMPKNMMLNLMMNPLMLONMMMNMMMOLNQMMMLMLMLOMLPMMLLMMMNMMNMMMLMMKMLMMMMRLNMLLNLNNMMQMLLLLMLLMMMNMMMMNMMMMPLMMMLKNNLMMNMNMMMLNMMLMONLMMLNLNMMMNMMMKMMMMMLNNLMOMMLMNLOMLNNQLMLMMMLMLLMNMNMMMMMJMMLNPNNMKMLMMMMNQLLPNMLMNLMMONMLMLLMNLMMLQLNMMMNMLMMMMQMMMNNMMLMNLSLLMMMLMLLOMLRMMKMLMNMKMMNPLKLLNMMMOOKPMKNKLLMOMMNPMMNMMMMMNMKNMLMMLLNMMNMPMNMMMNOKKLMOKMMMNMMKLLLMNMNNNMMMMKKMNLONNMOLKLMMMMNMLMNNMMKNLMOLMNMLMMLNLNLLMMMMUNNLNNNONNILKLLMNMLMMMLMMUMMMLMMKMMNLNMTKPKOLMMLMMMNJUKLKKMNMNNOUMLLMOOMLMMPJOJJLNUMNMLLKMQLLMPLLMMPOMMMMOLMMMMOKKKJMTKNMNNQGLMMLPMNMMMLPMNMMMJTLMLNNNMOMMMLLMUMLLOKLOMMMLMOKMTLLJMMMMNNGKULLJNMMMNNUMNOMLMMMMMQKKKSMMLMMNNOHLKULLLNMONMULKLTLNMNNMLFKKLSLLNNNNMRMLJPLLNQLPLMMNMMMJOQMKMNLLLNOLOMMLOKMPMLMOMKMLMKONMMMLMMMMMMMJMMNNLMMMLLNMMMLMMNMNLNMLMLMNLMMPOOMLMPMLMMMNLKLLMOMLMMMNMNLMMOMMMMMMLLMMMMLMMPMMQMOLMMMLMMMMONLOMMMNMMMMMOLLNNMNMMLMMNMMMMMMLMMOLLMNMNMLMLMOMOMPLMLMMNMMNLLNMMLNMMLMMKLNLNNNMLMLMLNKJOMMPMLLRJLLNMMMMKMMNKMMLNMLOMMLPNMMLMLNMMMMNJLKLMNOOMMMKMLLMPMKMMNMNILMMOMNMMMMMMMNMMMLMMMMMOMMNMLNNMMMLKMLMMMKMMMMNKMMMMLNMMMNMMLOLNNNMLMMLKMNMMMLKMMLPLMMNMMMMMMMLNMMNMMNNLMMMNMLMMLNMMMMMMMOOLLMMMMMLPLONLMNLLLNPKMMLMMLMLOMOMNLMMLNNMMMKNNLLLOLMMMMOLMOOMLLLMNMMKMLLMNLOMMMPNMNONMLMLLMLKMNNMMLMMMMLOMLLMMOMLMMMMMLQLMMNLNMMMLLLMMLNMNMQLMNLMMNMMMLNLMNLLMLMMMLOOMLOLMPMLLMNLMNLMMNMMMMNNMMMMMMONMMLMNLMNMLMMMMMNNLLNMLLMNMQMMNOMMLLMOMMNMOLMLOMNLMNKMOLMNLMMMMLKMMNMLLMMMMONMNMNMKMMMNLKNLMNNMMMMMLLMMMMOLMMMMMOMMMMOLMMMMMOLMMKMMMMMMOJLMMKMMMMMMOJMNMMLLMMMMMLMONMMKMMMMMKMKLMMKMMNOPMMMMMMMMMMMNLMMLNNKMMMMPKMOMMMPNMMMMKMMLOMMMMMMOMMMLOMMMMMMOMMMLOMMMMMMOMNNMMLLMLMMNNNNMMLLMLMMNNLONNLLMLMMMMMLPMMLMMMMMKLPMOMOLLLLMMMPONLLMMMMLOMLLPMNMMMMPKMLNMMLNMOOLMLLMMMLMMMOMMOMMMMMMMMMLLOMMMMMMMMMLLLNLMMLLOMOMOLNLMMLLOMOMOMNOMMMMMOMLMMNOMMMMMOMLMMNOMMMMMOMLMMLMMMMMMNONMMLMMMMMMNONMNLMMMMMMMPMMLLOMMMMNMLNLLLOMMMMNMLNLLLOMMMMNMLNLMOMMMLMMMMNOMOMMMLMMMMNOPOLMMNLMLLMMPOLMMNLMMLLMNKMLNOMMMMKLPLMNNLLMMMMKLOMNMOLMMMLNNMMMMMMMMMLOLNNLNKMMMMOMMMOMMPNMMMLOMMOMMPNMMMLOMMOMMPNMMMLOLMMMNNLMNLMMLMMMMNLMNLNMMLOMLLMMMMLMMLOMLLMMMMLMNMNMKKMMMMMQMNMMLMMMMMMOLKMMMLNMNMPMMPNMMMMQMMMKMPLMMOLMMMNLLLLNNPMMMLNMLLLNNPMMMMMLLLMNNOMMLMNKMLLMPLMOLMOKMNONMLLMMMPNLMONNLMMMMKMJNMMMNKNNOKNMMMMMOMLMMLMMNNLLOMMOMKLMLPMMOMMMMMMMLLNMJMMLOPOMLLNMJMMLOPOMKMOMKLMLNNOMMMMMLMLMMQMONNLKMNNLLLLMNMLMLNLLMQMMNMMMLNKLMPMMNMMMLNKLMPMLOLMMLNMMMMKLOLMNLMMMMOJMOLMMLMMMMNJLNKNKMMNNLNNONMLMLMMMMMMMNMNMKMMMMKMNMMMMMMMMMPMNMMLLMMMMNOLMLNNMLMMNMNKMMNMMMMMNMNLMMNMMMMMNMNLMMNMMMMMMMNLMMOMLNMMMMNOOMMNMNLKLLMLOMMNMNLKLLMLLONLLOMMMMLMLOMLMNMMNMMOLOMLMNMMNMMOLOMLMNMMNMMOMLMMOMMMNNLKLMMLLNLNNMNKLMMLLNLNNMNKLMMLLNLNNMNKLNOMKNMNLMLQMOPMLKMMMMMOLLLMNLLNMOOKNMKNNLLLMMNPLOLMMPMNMMKPMMMNMMMMMLOLMOOMMMMMMMJRMNLLMNLMMLNNLMNMLMLNMMNOLOMLLMMMMMLLMOLNMKMOMMKNNMOLLKMMMMMOMNLLLNMMMMMMMOLMMNMMMMMLOKKMLLMNMONNONLMLOMLLNLLONLMLOMLLNLLMNOMMMMMMOLLMNOMMMMMMOLLMLNMMMMMMMOOMMOMMMMMMMOONONLOKLKLMMLONLMOLMLMMKMMPLMOLMLMMNLLMMKNKMMMNONNNNLLNMMMMLOLNLMNMMMLMNLLNMMMLMMMMOKNMNMMMLLMMKPOKNMLMLMNLQMOLMMMMMMMMLONLMNMLMMMMNOMNLNKMMMLMNNOLNNLKMMMMLNONMMNMMMMMKMNMMMMMMNMMLNMMMMLOLMMMMPMLMMOOMMMMNNNMMNMNLLMMKNMMMMMLMMMMNKONKMLMMMMNJPOLMNMMMMMMKOMPLMMLMMMMMMLNOLOLMMMMKJMMLNMLMNLMNMMNLLMLMMMNONNOLMNNLMLMKNMMOLNMMMLMMNNLLMOMMMMMLLLLOMLLMMNMPOOLMMMMMMMMNONLNMMMMMMMLMMMMMMKMMMMOMLOPLLKNNMMKMMKNMNNNLKLOJMNPPLMMMMMLKMNPPLMMMMMLKMLLMMMMOOMNMMLMMNLMMMLPKMLMMNLMMMLPKLMLMNNMMLMOLLONLNNLMMLLNLOOLONLLMLLNLOOLONLLMLLNOLMNLMMMMLPMLLNMMMMMMMPMNOMMLMMLNMLMNOMMLMMLNMLMNOMMLMMLNMLMNLOMLNMLLMOONLOMLNMLLMOOMMLNMNMMMMNNPNLLLNMMMMNNPNLLLNMMMMNNOLLMMOLMMMPMOMMLMLLMMMOMMNLNMLOMKNLMMMMMMMPLMMMLMMMMMMPLMMMLMMMMMMPLMMMLLOKLNLMMMMNLLOKLNLMMMMNLLOKLNLMMMMNLLNMLLKNOLMONLNMLLKNOLMONLNMLLKNOLMONMLMMNNMLMMPMMMMMMMLLMMOMMKLNLNLNMMOLNLMNLNLLMMOLNLMNLNLLMMOLMMLMMLPMMMNMLQMMMOMLMMKPLPMMMONMMMKPNOKNNLLMMLMMMOLNMLLNMMNNMOLNMLLNMMNNMMPNMLMMMLOKMMPNMLMMMLOKLLMNMQLMMNNLLMOMMLMMPNMOMMNMMLMMPNMMKLOLLNOLMPNNMKMONLLLNLOPMNMNMMMMNLLLMLMNLNMMMMNOLNMMMMMMNMLNNLMLLLMMOMNNMMMMMMOLKMPMNLNLNLMLMMNLNMOMMMMMMMLMNMMMLMMMMMOOMNNMMLMLMMNMNNNLMLNLLMMNNNNLMLNLLMMNNNNLMLNLLMMNOLMMNLPMMMLLLMNNNMMMMMKKMMLNOMMMMMLKNLOMKNMMMMLMMLNMMMLPMLNLNMMNMMMPMLLMNMMNMMMPMLLMNNLOLMLOLLNLMKMOMLMMMMPLLKNMNOMMLMMKLKNMNOMMLMMKLKNMNOMMLMMKMMLOLMMNNMMKMKOLLLONLPNLMMMMMMNNMMLMNLMNMLOMMPLMLPLLMMMMPMNNLPLLMMMMPMNNLOLMPKOLLMMLLOLMPKOLLMMLLOLMPKOLLMMLMMMMOKOMMMMKOOMMMKMMMMMLOOMMMKMMMMMLOOMMMKMMMMMLMMLNMPKQMLNNMNLMNKMOMLMNLNNLMOMLMNMNMKMNNMMMLLNKMLPMLKNLNNONLMNMMMMMNMMMMNOLMKMLLMNKNKLMLOMOLLPNMKMLMOMLMNNMNMLOKOMMMLMMMLMMMMMMOMLMOLLMMLMMMMOLLNLLOPOLLMKNLNLLOPOLLMKNMOMMMLMMNMMNMOMMMLMMMLMNMLMLMMOOMMNMMNMMOLLMLMOLMNNMLMMOMLLOMOLNLOLMMLNLNLLNLNMNLLMLOLNNMKMMMMLLONLMNLMMLMONONLMNMLMLMMOMPMMMLMMMMNNMPMMMLMMMMNNMPMMMLMMMMNNOMMMMMOMMMLLOMMMMMOMMMLLOMMMMMOMMMLLNLNNLLMMLMONLMMJMMMMNMMLLOMLMNMMMLMMOLKNOQLLLMKKPNNLMLLMMLNMLOLOLLMMMOMNLQLMMOMMMNLMLQLMMOMMMNLMMLMMOLMMMMMKNLLMMLMOMOMMNMMLOLMLMMONMLLMPMNLNNOMLNLLNOLMMMQMMLMLMLMMMMPNMLLMMLNMMNOMMMMMMLNMMNNMMMMMMLNMMNNMMLMMMOMMMMOMNMMMNNMMMMLMNMMMNNMMMMLMNMMMNNMMMMLMMKOLOOLOLLLKNLMNLLNMMMMNMMNMLLMNMLNOMLOMLMMMMMLOPOMLKLMMMMNOPOMLKLMMMMNOPOMLKLMMMMNOLQMLLMMMNNLMMOLMMMMMMMLKMNLMMMMMMMNKMOMMMLMMMMMLMNMMMLMMMMMMLNMMMLMMMMNMMMLMLKMMMMOMMLLMMMMMMMQMMMNMLLMLNNOLMMOMMMMMNNLOMMOMMMMMNNLONMMMMLMMNMPKNLOMMLMMMMMPLKLOLLMMNNPOLLLOLMMMMNPOOLLOMNMMMMMNOMMOMLNMMMLNMLMNMMMMMMOKLLOOMOLMLLMLLLOOMOLMLLMLLLOOMOLMLLMLLNMNLKMMMLNNNKOLLNMMMMMLLLOMMMLMNMPLOMMMNMLMMMKJMPMLLLNOMMNNMKLPLPMMMMNKMLMMMOMMMLNNMLMMMOMMMLNNNMMMOOKLLMMNNMMMOOKLLMMNNMMMOOKLLMMNLLPMMNMLMMNNLLPMMNMLMMNNLLPMMNMLMMNNLLOMNNMLMMMLLQNMLKMMOMMKLQNMLKMMOMMKMLOMLLMMNMOKMLOMLLMMNMOKMMOMLLMMMMOKLNLMLLLNPNMLMOMMMLMLPLMLMOMMMLMLPLMLMOMMMLMMMMMMMMMPMMOMNMKKMMMNMMPMMMLLMMMNMMPMMMLLLNLMLNOMLOMLMLMMMPMLOMNMMONLLNLLMLNKMONMLNLLMLNKMONMLNLLMLNKMMMMMMMMMLNLMMMMMMMMMMPMMMMMMMMMMMPMMMMMMMMMMMPMNMLMLMNMMMNOLMOMLLMLMONNNLKMNNLMLMNKNKNNLKLMOLMMMMMMMMMMNMMMNKNNLLLMNLMMNLNNLMMMMMLLNLNMMMMMMMLLMNLMQLLMMMNLMNLMPLMMMMMLMNMMOMMMMMOMMNMMOMMMMMOMLOLONKMNLLNKMMLLOMMNMMNNMMLLOMMNMMNNMLOMMLMMMMOKLLOMPNMMMMLMMMOMOLMMMMMLLMOLOOMMMMLNLMOLOOLMMMLNMMOLLPMMNMMOMMNLLOMMMMMOMLLMPLMMMMNPNLLMOLMMMMMPPMMMLLMNMMPONOLMMOMMMMLMLMNNMOMMMMKLOLLMMOLLMONLMKMMLLLNONMMNLMPMLNMMMLONLMPMLNMMMLONMMMMLMMMMPMNMMMMLMMMMPMNMMMMLMMMMPMMNOLLOLLNLKLMKPLLNMNNMKMMLNMMLMMOMLLNLPMMLMNNMLMMLMNMLMMLOPOLLONLNOLMLMMLLONLNOLMLMMLLONLNOMMLKMLNMNLLMMMMONMNMMMNOLLLLNMNMMMNOLLLLNLNMLMNOMLLMPLNKMMKOMMMMNMLNNMMNLMMKKNOLMNNKLLLNMNOLMNNKLLLNMNOLMNNKLLLNMLMMMMOMMMMOMLNLMONLLMMOKOMOMLMMMMMMMMLPMNMMMMMMMMLPMNMMMMMMMMLPMNMMMMMMMNLLLPLMMMMNLNLLLOLMMMMNMMMMMPMMMMMLKMMMMPMMMMMLKOKNOLMLLLNNMMLOMMNMMMMLJMLOMNLMMLOMMPLKNLMMMMMOONMLMMLMMMMOONNLMLNMMMMMMOLMMMLMMMMNOMOLMMLMMMMONMOLMMLMMMMONLOMMMLMMMMNNLMOOLKMLNLNKLNLNLLNLNLOLKLNLMMNNLOMMLLMMMMNLMONMMMMNMJMLMMNMMMMNMJMLMMNMMLMNMJMLMMNMNMMMMLMLMONLNMMMMLMLMONLNMMMMLMLMONLMLPMNMMMMMLJMLPMNMMMMMLJMMMPMMMMMMPLMLMMMMPMMMPMNMMMMMOLMLMMMPMMMNNLMLLLMPMMMNNLMLLLMMMMMMMMMNQMMMMMMMMMMNQMMMPMOMMMMLLNMNNMLKLNMMONMLNLLLMNMMPMMLNLLLMMMMPMLLMMLMMMMNPNNLLOLMMMMMOPNLLOLMMMMMOPMOOMNLMLMMKMLONNLNLLMLLOMONMLLNMLLPMMOMMLMNMLLOLMPMMMLMPMMLMMPMMMLMPMMLMNMMLNNLLMMPLLMLMMMMMMMPLNOMMLOMMMMLLLKMNMOMMLOMLLNNOJMMNKMLLMMMLMNMLMMNMMLOMMMMMMMOKMNMPLLMMMNLLMNNLMNMLMNLOMQMNMMMLOLMPNLNLNNMMLMMLNLMLNNMMMMMMNLMLNNMMMMMMMMMNMLMNMMMLMMMMNKMMMMNMLNMMNLMMMMMKNLLLLLMNPMQMMNNLMLMMMMMLMLLNMOMNMMMKOMMMMMOMMMLKMJLLNOKNLOONNONKLLLMNLNNMMMMMLMMOMNMMMMMMLMMOMLMOKOLMNLNLLNKMOLMLLMLNNOPNPLMLLNLLNPPMNNMNMMLMMMNMNNMNMMLMMMNMONMOLLMMLLLMMMMOMMMMMQLLOLNMLMMMMOOLLOMLMNLOLNLLLOMLMNLOLNLLMOMMMOLMMOLOMNMNNMMLLMLNLNMNKMMMMMKLNMLLOLOLLNNMNMLMPLLMMONMMMMMPLLMMNMMNNLLMMOMMLMMLLMJNOMLMOOMNPMLLMMMMLOMLLOLKMNNMRLNMMMLMLMMMONLMLNNLMMMMNPMLMLMMOMMNONMLMMMLMMMNOMMOMMLLPNLMLMMOMMMMMNMMPNMOMMMMMNMMPNMPOMMLNLLLNKMOMMMLNMLLOKNNNLLMMMMLMNMNPMMLMMMMLLLNLMOMMMLLONLNNMMKMMLMONMOOMLLMMLMONMNOMMLMMMMOMMOPMLLMMMLNLMNQMLLMNMMMLMNMMMLOMMMPOMMPNLKNNLLNLMMMMMNNLMOLMOLNMLMMMMMMNMMMMMPMLMNLMMMMMMPMLMNLMMMMMMPMLMNLMMMLMQLMMOMLJLNNMMKMLMMMNNLNNLKMMMMPNMMMMMLMNMLMNMLNMMLLMMMPMMLNMMLLMMMPMMMMMMOLONMLMMNNMMMLLMOLNMNNMMMLLMOLNMNNMMMLLMOLNLLLMOLPMLNNNLMMMMMPMLONMLMLMLMNNMNNMMOLMLLMONMMLNLLOLPMMMMMKNLLOLPMMMMMKNLLOLPMMMMMKMMOMLKMMOMQMMMNMLLMMMMPNMMMMMLMMMMPMNNLLLLLLNNONNMMMLMMLOMOMMNLMLNMLOMMNOLNMMLMMLMPLMOMLMLMOLMOOMLMMMNNMMPLMMLMMMMNMLPMMMNMLMMLLLPNKMNLLMNMLMOOLMMNMMLMMMPNKPLMMLLMMMMNPPLMMLLMMMMNPMLMMMMMMMPQMMMNMMMLMMLOLMLMMMMMMMMRMMMNLNLMLMMPMMMNMMMMMNMONMMNMMMMMNMONMMNMMMMMMMKNMOLMMNMLMMOOMOLMMNMLMMOOMOLMMNMLMMOOMPNLNNLMMLMMMPNLNNLMMLMMMPLLNOMMMLMNMLMMMMMQMMMMLMMMMMMOMMNMMNMMLMMMMMNLMNMMLMMMMMNLMNMMLMMMMMNLLLMMNMMMMMPLMLMMLMMMMMPMNNLMOLMMLMONLNKLNOOMMLLKLMLLOOOMMLLKMPMMLLMMMMOONLNNLLMLLPMMNLNNLLMLLPMMLMOOLMMMMLOMNLMOMLOMMMKLNLMOMLNMMMKLNLMNMLNMMMLLNNOLMMLNLMLNMMMMNMMOMMMMMOPMLNLLMMLONOMMLLNMMMMNMNPMMMLMMNMNMOLMMMMMLMNLMOLMMMMMLMNLMOLMMMMMLMNLMMMMMLMMMMQMMMMMMLMMMMQMMMMMMLMMMMQMLONLNMKNKMMMLONLNNKLKMNMMMPMMQMMMMMMOMMMLMNMOMMPMPMLMOMLMMMOMPMLMOMLMMMOMMMOLLMMMMPNMMMOLLMMMMPNMMMMMLMNMOLMNNLMLKLMOMOLNNLMLKLMOMOLNNLMLKLMOMOLLLMMMNNMMMQMQLMMLLOMMMNNMLLNNMLMLMPNNMLLMLMMMMNNMLLNMLMMMMOMOMMMMMMMMMONPMMMLLMOLMNLMMMMMMLOMMMMMOLMLLNNNLMNMNPLONMLLMLKMLNMLMMMMMOLMOPLNNMLLMLLMMNNNNLLMMLNNMOMNLLLMMMNNMOMNLLLMMMNLMMNNMLMMMMPMLLNMLMMMMOMMLLMONLLLOOLMLMNOLMLMMPLMOMMMJLMJMNJNMKKNMMLLONNNLKMONLKMNNMNNLKNMNLLOMNMMMMMMOMMOLMMLNMLONMMMMNOPLKOKLLMLNNMLMMMMMMLONMNKNMMNNKLMMOMMONNLLMMMLLMMMMLNNLLMNPNMLLLOMLMMOLMNOMLKMNMMLNMNNLLMMMLMMOLLLMMLOLMOONNLMNMLPMLNMONLLNMLMMMMNONLMNMLMMMMONLOMMNMMLMOLLLOMMNMMLMOLLLOMMNMMLMOLLMJMNMOMMLMLLLMNLMNNMMMNMMMMMMMMMMMOMNKMNLPLNLNKLMLNLNOMMMMLLLNLMMMNNKNLLMNLNKLONLOKJMMMMMNMMMPLMNLMMLNLNMMPONMMMMNMMMMNOKNNMONLLMLMMMONLOLMMMMKNMLOLNMMMMMLMNMLOLMMMMMKNNLMOMMMMMMLNMLMOMMMMMMLNLMMMLMMMMMPMMMMMMMQMMLNMOLLNLLMMMMNOOLLNLLMMMMNOOLLNLLMMMMNOLMLOLOOLMMMNMLLOMOOLMMMNMLMLMPOLMNNMMLPMLLMOLONKMLOMLLMOLONLMMMMMMMNMNMMLMKMQKMOMMNLLLLNQLMMMMNMLLMMPMMMNMLLMLLMNMMMMMPPMLMMOMMOMMLJMLMMOMMOMMLJLNMMPMMMMMKJMMONMMMMMMLLMMONMMMMMMLLMOMMQMMMMMNMNMMOMLMMMMOMNMMOMLMMMMOMOMMMMLMMMMLNMMNLLNMLLNOLMMNLLNMLLNOLNMMLMNMMMOMNKNKKNPMNOLLMMOLMLLMNMMNLMOLMLLMNMMNLLMLLNOMNNLLMMLLMMLMOMNMNNNLLMOMLMMMMNNLLMOMLMMMMNNLLMOMLMMMMMMOMPMLMMMNJMMOMNMMMMMNKMMOLNMMMMMNKNLMMLNLMNMOMNMMMMNMMLMOMLMMMLNMMOMOMNMLOLMMMMMOOLLLMMOMMMNOLLLLMMOMMMNOLLMMMMOMMMMNLLMMPMLNMNMLNLMMPMLNMMNLNLMMPMLNMMNLNNMLOMLMMMMNLNMLOMLMMMMNLMMLLOOMLMMMKPLLMOOMLLLNMPLMMMNMMLNNOMLMMMMNLMNQLMLMMMMNMMNQMMMMMMLMLMMOMNLMMMLOLMMONMMNMMLLMMMQMMMNMMLLMMMQMNMMMMLOMMMKNNMMMMLOMMMKNMOMMLLMMMMOKNNMMLLMMNMMLMOMMLLMNNMMOMOMMLLMNNMMOMOMMLLMNNMMOMMMMMMOLMOMMMMMMMMOLMOMMMMMMMMOLMOMMLNONOLMKLLMKLOPLPLMKMMMLLOPLPLMKMMMLMLKMPLMMMMOKMONMLMMMMMMMMNLOMLNMMMNLMNLOLLNMMMNMMNMMNLLMMLNOLPMNLLMMMMMNLPMNLLMMMMMNNLLOLLMOMMPMNLLOLLMOMMPMNLLOLLMOMMPMLNPMNLMMMMMNLNPMOLMMMMMOLOPMKLMMMMNPMPOMLLMMNMMPMNNMLMMMMMLPMNNMLMMMMMLPNNLLLOMLLOMNNNLLLOMLLOMNNMMMMOMLLOMNNNLNMNLLMLMMMNMMMLMMMMOOMNMMMLMMMMOONMLNMOMMMMKLNMLNMOMMMMKLOMNLMNLLMMOMOMNLMNLLMMOMOMNLMNLLMMOMMOLNLLMLMMPNMOMLLOMMMLNKMOMLLOMMMLNKMMMMLMMMMPNMMMMMLMMMNNOMLNNNQKLLMMMOLOMNLMMMMMLOMLLMPMMLNMLJMLMNPLMMMMOKMLMNPLMMMMOKMLMNPLMMMMOKKPNMLNNLLMMILNKMMNMMMMMKNMNMNLMLLMMLLMMMMNMMMMMMMMMOMLMMMOMKMMMOMLMMMOMKMMMNMOMLOMMLMLMLPMMMNMLJMNLMNLOLLLOKMMMNMLMMPMLMMOMMMOMLMMNOMNLMNLMMMLNMMNLMNLMMMLNMMNLMNLMMMLNMMMMONOLKMLPLMLMNLPMLMLMOLOLNMMMMMMKKLNMNLOLMMMMMMJLONMNKLMMLLMNNMMMMMMLNLNMONMMMMMLOMNMLNMMMMNLMLMLOONMLMNLMMLMNLKMMMNOOMMOMMOMMMMLLOLMLLMMMMMNOMLMPMMMMNMLMOMLLMLNPMMMLKNMLNMNKMLOLLNNLMKMMMMMNMLMMMOMNMLOLLLLMMOMMMMMLLLMOMMOMMMNKMONMMLMMMMMKMNONLKMMLMNMNKLLLNPKNMNLNKMLLNPKNLNLMLNMMOPLLLOLLMMMMOLMNMOMMNLNLOLMNMMKMNLNLOLMNMMKLONNKJLNLMNLMONNMKLMMMMNMNNNMLLMMLMNLOLNLLMOMMMKMOMMOMLMMMLONKNMNLLLNLNKNLNNOLLLNLLLLNMQOJLLNNLKLOLOLKLMMNNLLOMMLLMMMNMMMMMOMMMMMMLKMLLQQLMMOLLKLNKPLMMMMMOMLLMOMKMMMMMLMLLMLOMNMMONLMMNMMMMMMMLMMLOMMMMMMNNLMOPMMNMLMKMMMONNLMMLMLLLMOPLMMMMNKNNNNLNMMNLKKMMOOLMLLLLMOMMNLMLOMMMMNLMNLMLOMMMMNLMLMMLPMMMMNMLLMOMNNMLOLOLMMPMMMMMMMOMLMMMNNMMOLMMMMLMNNMMNLMONMMMLMMNMMMONMMMLMMNMMMMKMMMLMPMMPMMLMMMLLOMMPMMLLMMMMOMNOMMMMMMLMNMMPMLLNMLOMMMNLKMOMLNMMLMNNLMPMMNLMMMMMLMMMLMNMMMNLMKNNOLKLLLNNMKNNOLKLLLNNMLLMOMLMMMMNMLNNMMMMMMLMOLOMOMMMMMMKKMMMMMMMMMNMMLNLLOLMMOMMKMMMMOMMMOMLKMMMMNMMMNMLKNMNNKLMLMMNPNMNNKLMLMMNPQOLLLMMLMMNNONMMMMMLMMPLMNMMMLMMMMOMPOLMLNLMMMMMOOLNLNLMMMKKOMLMMNMMMMLNOMLMMNMMMMLNOMLMMNMMMMLNMLLMLOMMMMPMMLMQMLLOLOMLLMMOMLLOLOMJMLMPMMMLMMMNNNNLMLMMMMNLKNNONMLMLLPNMLMONMMMMMLMMNMPLLMMMNMJMLMPMLMMMNNKNNMNKMLLLONOLLMPMLMMMMLPMOMNLNMMMMLMLNONLMMMLMLLLNNNLMMMMMKLMLOMONMMLMNMNLMMNLMMMMLNLKMMOLMMMMOLKNMMMNMMLMMLMNLMNLLMOMLLLNMMMLMMNMNNNMKLLNOLLLNLNLMNMPLLLNMMMLMMMNMMMMNLOOMLMMLMMMOKOOMLMMLMMMOKMMMMMMMMMMPMMLMMMMMMMMOMMNNMLLOMLMNLLOLLOOMLLMOKMNMLLNMMMMNLLNOLMLMMMMOMLNOLMMMMMMNNLMOMLNLMMOMMMLOMLNMMMOLMMLOMLNMMMOLMNLOMLLMMMMPKNLOMLLMMMMPKNLOMLLMMMMOKONLNLOLLLMNNMMLMMLMNMMPKMPMMLLMMMMOKMPMMLLMMMMNKLMNLMMNOLOMLMNLMMLMOMOLNMNMMMLMPMMLNMMMMNNMMMMPLNMMMMMMMPLMMMMLMMNMMMMPNMMLMMLMMMMPNMMNMLOMMMMOLMMNMLOMMMMOLMMNMMOMMMMNLLMMNOMLMMMLOLMMNOMLMMMLONOLMMLPKLOKOMOMLONMLLLNKOLKLNJNLMMNNMOMMNNLMLMJNLMMLOLMMNMNKMNMMLMOMLMMLMMMNNMMLMMMKMPMMLLNMMMLNMLMNMMMNMMQLMNMLNPLMKLPLMMMPMLNMLMNKMMKMNJNMLNMMMMKMNJNMLNMMMMLNOKNNLLNMLMLOMMMMMMNOMNMMMLMMMMONMNMMMLMMMMONMNNNMNKKKLPKMLMMNMMLMMPMLNMOMKMMMMKMLMNMMMMLLMMMNPLNMOMLLLMNNPLNMOMLLLMNLPMNLNMMMLKOMMLMMLMOLOOMMLMMMLNLMOOMMLMMMLNLMOOMLLLNLLOOMMOOMLMNMLMOMMPOOLMNLPNKKLNKOLMNLPNKKLNKMOLOMLMMMLPMMNLNMLMMMLPKNMOMMLMNLLMNNMOOMLLMOLKKNPMMLKNMLLOMNPMMLKNLLMNMNMLMMKNMMLONNMNONLLNLLLOLLMOMLMMMMMNMNMLMLLMNMNJONLLMMMMMMNMONLLMMMMMMNMNMMMMMMPMMLMOLLLMLNNLNMLOLLLMLNNLNMLMMLMMLNNLMNLMMONMMMLKMONMKNMMNMMLMOMNLOMMMNMMMLOMLNMQLMMMMNKMLMMLLMMMPMMMMMMMLMMOMOLOLLLLNMMMMNOOLLLLNMMMMNONOLMPLMMMMLKNNLMPLMMNMLKNNLMPLMMNMLKMLMMMOMNMMPMMLMMMOMNMMPMMKMPNLLNMMMKLJMOMMLMNNMLMLMMMKMMMMNKLLOLLMMMMNNNMLMONLLNLMMKMMLPNNMNLMKLLLMNMNMLMMLMNLOMLLMMMMPJLNNLKMLNLNNLMOLMMMMLNOMMMLPLLLMOMLPLMLOMMMLOMLOLMLOMLMLMQMMLMLNMLMLMPMNKMMMMMMMMOMMMMNMMLLNNLLONOLLOMLMLMMNKOLLOMLMMMMNKOLMPMLLMMMNKMOMLMMMMMMNNMOMLMMMMMMNNLNOLLNMMOMLMLNOLLNMMOMLMMMNLMLMMMMMNOLOMMLMLMMNMNNLNNLMLLMMKNOLNMLMLLMNMNOPMMLMMMMMMNOPMMLMMMMMMMNPMMMMMMMMLMNMMLLMMMMNLMNMMLLMMMMNLOONMLKLLLLNLNNLMLNLLLNPLMNLMLNLMLNPKMNMMMLOMLMNLLMNMOLMMMMMKMNLMLLOMMMPMMMLMLMNOMLMKMLMMMMMOMMNMLMLNNMNMLLNLMMMLOLMLMMNNNMLLNLMMMMONLMMNMMMMMMLMMPLLLNMLNMMONLLNLLMMMMNOLOOMKLMMMMNPNLLNMOMMMMKLLNMMMNMMMMONLLMOMMLNMMMNLLMOMLMNMMPLLMMMNNNMMLMNOMMMLMMMMMNMPLLNMMNLNMMMMMLMMMMMMMONMLMMLOOPMMLMNLNLLONMMLLKMMNMMMMLMMOOMMLNMMMMMMPLLNLNMLMMMMMNLMLNMLMOMMOLLMLNMLMOMMOLMMNLLNMMMMNMLNKLNNNKPMMLMMMMLLMOLPNNMLMMMLMOMPMMMLMOLNLMNLMNMLMOLNLMNLMNNMMOLLMNMMKNNMLLLOMMMMNNNMLLLOMMMMNNMLPMMMNMMMLJMLPMMMNMMMLJLMKNNOLMLOLLMLNLMMLMMQMMNKKOPLLMLNMLLPMNLOMMMMMONNMLOMMMLMNKMLNNKNLMMOLMLLMMMNMLNMOMMMNLLNMMMOLNMLOMMOMLMMLNONMNNKMLMLNNONMNLLMLMMNOMMPMLMMMNMMPLOOPLLMMMMLKOMMLMOMMLMMOOMMLMOMMLMMOMPMMMMMOMMLMMPMMMMMOMMLMNPLMLKNMMMNNNPLMLLNMNMMLMOLMMMNLMMNLMOLMMMNLMMNLMOLMMMNLMMNLMOMMOLMMMMMMMOMLMMMMMMNKMOMLMMMMMMNKLNMLMNMMMMNMMPMMNLLMMMNNMPMMNLLMMMNNMPMMNLLMMMNNMMMMLNMMMNOOMMMMLNMMMNOOMOMMMNMMLMPLMOMMMNMMLMPLLKNNLKOLMNOLMMLMMMMMNMPMLMMMMMPMMMOMLQLNMLPMLNLJNMMLMNMMLMNMMLMNMLMMQLNMMMMMMLMMNMNMNMMMMLLRKLNNMLMMMLMMMMOMMMLLMMMNMMNOLMLLMNMMMMMOLNLLMNMNNLKKLONOLNLLMMMJMOMNLOMMMMMKMLOMQLMLOLLLMLPMQLMMMMMKLMMLLNLNOMLOLMMLLNLNOMLOMMLMMOMMMMONMMOMMLMMPMMNMNOMLLMMMMPNMMLMMLNMNMPMMMLMMLNMNMPMMLOMMLMMMMONMMNNMONLNKKKNLMLMMOMMMPNMNOMOKMMMMLJMNNNLNMLLLMMMNNNLNMLLLMMNMNNLOMLLMMMLNMONKMMMMNNPMMMLMMMMMMOPMMMLMMMMMMOPMMMLMMMMMMOPNNLNLMJKNLQNKMNNOMLMMLNLQNMMLNMMMLOMLOMMMMMMMKOMQPLKMLNOLLNMOOMMLMMMMLLMOOMMLMMMMLLMOOMLNMLNLKOMOLLLKMMNMNLNPMMLLMMOMLKLNMMNNLLOLMKMPNMMLLMLMPPNNMNMOLKKLMONNMNMOLKKLNPNMLOLLMNMMLMLMLLLOMMNMOONLLNNLMMMMNPMNLONLMLLLOKMOLONLLLMLOKMMMOMMMMMMPLMPOMNNLLLMLLMMMMLMOMMMOMMMMMLMOMMMOMMMMMLMOMMMOMMOLMLOMMMLOKMMKMMNMMNKLMNMLMOMMLNLMKLMNNLLMMMMMLLNMNMLMMMMMKNNMMMNMMLMKNNMLMOKMMNMMMNNLNKNMMMLMOLMMMMOLLNMONLQLLLNNNNMMKOLNNKMLLNLNPPMMNLKMMMNMPLNNMMLMLMMOMMMLLMLMMMMQMMKLMLLNOLPNMMLMMMMOMMMOMMLMMMMOMMMOMMMMMMMMOMQLMMMMMMMMOMQLMMRMNMLMMMMKMMRMNMLMMMMKMMQMMMMMMMMLJMMMMMMMMMPOMMMMMMMMMMPOMNKLMMMLOMMRNMLMMMMMOMMPMMLLLMOOMMMNLMLLMMMNMMMNLMLMLMONMMLNLMLMMMPMMMMNMPNLMLLNNMMKOMMNLMKMNMLNLMNLNMMMOMLNOMNMMMMMOMLNMMNMMMMMOMLNMMMMMLNMMOMONOLMMNMMMLMNMMLMMMMONNMMMNOLLNLMNLLKLMOMMLLMMNMOMMOMMLLMMNMOMMONMLMMMNMMKMOLMMMMMNMNNPMLMLMMMMNONMMMMNMMMNNMNMMMNMLMMMMOOMMMNMLMMMMOOMMMNMLMMMMOOMPONLLMMMMLMMPONLLMMMMLMNNMMLLNLOLMNNNMMMLLMOMMOMNNMMLOLMLNLNMMNLNLMLLNMMOLNLNMNMMLLNNLMLLMMNMLONOKMMMLLOLMMLLLNNMLLOMNLMMMNNMLMLMNLPPMMMLMMLMNMNPLMLOMLMLNNMMMMMLLMMPPLMMNMMMLMMMQMOKNNLLMMLMOONNLMMKMMMMOKOOMMMLMNMMLNOMMMMLMMMMOOOMMMMLMMMMOOOMMMMMOMMMLONMMNMMLMMMONNMMMMLMMMMOONMMMMLMMMMOOMMNMLNNMMMLKOLLNNLMMMMOPOLLNNLMMMMOPOLLNNLMMMMOPOMMMLLMMMMNOOMMLLNMMMMNOOMMLLNMMMMNOMMLMNMMNMLMKMLMMMMMMMMNKNNLNLMLMLMPNNNLMMNLMLMOMMNMNMMMMMMPNMLMNMNMMLLPLMLMNMNMMLLOLMMLMMLOMMMOOMMLMMLOMMMOOMMLMMLMMMMQONPKNLMMMNLLMNLMMMMMLNMONNPLMMLLOMMLNMOLLLKMNMNRKNLMMMNLMMMNNNLMMMNMMMMNMMPPLLNMLMLNMLPPMMLMLMMNMMLMMMMOMMMPMNMOMLLLMLNPMNMOMLLLMLNPMONMMMLMMMMNLOMMMMLLQMLNKMMMNMLMQMMLMMMMNMLMPLMLMONMMNKMMMLLNONMMNKMMMLLNLLMNMOLMMNLKMMMMMMNMMMPMMNOMLLMLMOLNMNOMLLMLMOLNMMMMMMMMMNMMMNMOMLMLMMOMLNLLMMRKNOMKNKMNNMPLLNKMNMKMMMOLKMLJNLLMMNMMMMOLMOLLMNMMNMLMLNMNLLMMMMPMMLMLOMLMMMOLLPMMMMOLMNKLLMLMLNMMMMPKMNLMMLLMOLQMLNMOMLMMMMLLLLMOMLMMMMNKMLMNNMMLMNONMNNLLLMMMMPLMLMMLLOOLLOMMLMMLLOOLLOMPKLMOOMLMLMKPKLMOOMLMLMKNLLMNOMMMMLMOKMMMOLOLKMOLKMLNMKLNPNLOMMMMLMMMMNOLOLMLNMMMPNNMLLMMNMMMPNMMLLMMNMMMPNMMMMMOMPMNMLKMMMMOMOMNMLKMKPNLNNLLLNMLLONLMOLMMNNLLONLMOLMMNNNKOMMNLLLMNLNKOMMNLLLMNLMNJMNNMMLLMKMMKMNNMMLLMKNNKMMNMMLMKLNNLNLNMLMMLNMLMMPLMLMNQKMMLONLMMLMNLNMMNMMMMMMLMLMMLOLNPMNMMMLKLNNNMMMNOMNNLLMLONLMOMMOMLLNLLMNMMMOMLLNLLMNMMNNMMLMMLMMMMOMMNKMLMMNMMNLMNNNMLLLLMOMMNNLMLMNKMNMNLLNNMLMNMNMMLLONMLMMLMLMONMMLMQNLOLNMLMNNLOMOMMLLOMMMMMOOMMLLOMMMMMONOMMMOMMMMMKNOMMMOMMMMMKNOMMMOMMMMMKNLLNMLNMLMMMOLMMMNMMMLOLOLMMMNMMMLOLNLMMMNMMLLOMMMMMOMMMMQLLLOMLNOLLLOMKLONLNNLMLLNKLONMNLMMMLMLLONLLKLOMOLMLOOLLLMOMMMLLOOLLLMOMMMLLLNMLONMMLNOLMQMMMMOMMLPLMQMMMMOMMLPLOLMMLMMMMOMPQLMMLMLMMNMMKMMMMLMMMQMMOMMMLNLMMOMNOKMMMMMMMLJMNLMKKNOOLMNMNLNKKNOOLKNLNMMLNLMNNMLMMMMMLLMMONMMNNMLNLMOLLLMMLOMLLOMLNKLOOLNKLNMMMNNNLMLLPLLMOKNNLMLLPLLMOKNNLMLLPLLMOKNMMOMMMMMMLONNOMNLMLMMKKNNNMNLLLMMLKNNNMNLLLMMLKLLMNMOLLOLNLKLMMNOLMMMNLKLMMNOLMMMNLLNMMNLKOPLMILMNLMLMMOMNMMMNLNKLOLMOKLPKLLNLMNNMLNLOLNNMNMLKJNMMNLNMLNLMPNMMNLNMLNLMPKMMNLNLLNMMPMKOPPKMLLLLKMLNQLLMMMMNLNLOLPLMMMMLKNMLMOMMMMMLLMQMLMQMMMMMNLMLNLMPLOKMNMOLMMLMMMMOOMOLMMLNMMMOOMOLMMLNMMMONNOPMLLOLKLNONKOLKMNMMMMOMLNMLKNLMNOMNPMMMKMMMMLOMNMMMNLMLMOOMNMMMNLMLMOOMOMMMLLMLMOOMOMMMLLMMMNOLOKMNLMNLMOLMOLMMLNLMNPMNMMMMMPMMMLNNMMMMMPMMMLNOOOMKKLKMMNLOPOMLKLLMMNLONLMLLLMMMOOONNNMLLMLMLMLMOMMMMMMMNKLLOMMMMMMMNLNLMMMLMMLPONNMNNMLLLMMQMNMNNMLLLMMQMNMMMMLMMMPMNLMMMMLMMMPMMMOMMLMMOLMOLMMMMMNLLLNPLMMMMMNLLLNPLOMMMMLMOLMNOOMMMLLMNMMNOMLPOLLMMMMONMMMLMKMMNMNLLNMMMKLNNMNLMOLMMMMNMMMOLMNNLOLLMLOMLMNNLOLLMLOMLKNMNNKLLONKLKNMONLLLLNKMOLMMMMMMMNLMOLMMMMMMMNLMNLMMLMMMMMMNMMMMMMMMNMNLNOLMLNMMLPPNKNMKMNONKKLMMOMMMMOMNLNMLPONPLLLLLNNNLMLKMMMMPMNMNMKMLOMLONNOLNLLMMNMLNMLNLLNMNLMPMNLNMMLMMMMPONMLMNMMMMMNMNNMNLKMMMMLLLMNLKNMMMMNLMNMLMOLLLMNKNLNLMOMLLMNLMPMMNMMMMMMLMOMMNMMMMMMLLOLPKMMMMMONLKMOLMMMMMOOMLLMMKNMMNPMMOLMOLMMMMKNLKKNMMMONLNNMLNMPLMNMLKLOMLNNLLMMLOLNLNMMOMMMMNLMLNMMOMMMMNLMLNMMOMMMMNLMLOMMLMMMMNLMLNMMLMMMMPLMMNOMNMMMMMPMLNOMNMMMMMOMLNOMNMMMMMONKOLNNLLMMKMNKOLNNLLMMKMNMNLNOMLMMKNNKLNLNLOMLNMMKMNMNMLMLOLLMMNLLMMMMNMLLMLNNLMMNOLLOMMLNMMLMMMLONNMKMMLMMMLLNNMKMMMMOLMLMLLOMMNMNMOKOMMNLLLMQLNLOMNLNKKMLNNNNMLOLLMLNPKOLOPMKLOMIJKOLOPMKLOMIJMKMOPKMLNMMMMNNLLMMMLPOLNMMMLLMLNMOLNQONMKMLMMLMMNNMMKNMMLMNMLNMOLLMMNJJMNNNMLMMMMLMOONLMKMMMMKONOMMMLMMMMLLLNMLLLMMMMOOKLNNLMMMMMNLMOOMLLLMNMNPMMMMNLLMMMNLOMNLLOMMMMMOOMNLLOMMMMMOOMNLLOMMMMMONNONMJMKNMKONLRNKLLNMLNNLNNMLMMMMMLLLNNNMLMMMMKNMMLMLMMMMMOOOMOMLLLNMMKPMLOMMLMMMMNLLLPMMLNMMNMNMMONMLMMMMLKMOLMMLNMMMMLNLPMMLMMMMKLMMNMMMMMMMMLMMMLMLMMMNQMMNPNLLLMNLMPONLOLMLMMMLNMNMOMLMMMMMNMNMOMLMMMMMNOLMNMNLMMMMNNLMNMMMMMMMONNNLMLMLMMNLMKNMOOMLMMLLMOMMMLLMOMLLNLMMMOLLMQNMNLMMMOLLMQNMOMPKLNNNLNLPMMMMOLMMMMQKMLMNMLMLMMPMMLMNMLMLMMPMLNMMPLLMMMNKNOKLNLLNMLMLMKLKMMOPKMNNMMMMMLMNMMMMLMLMPMMMMMMMLMLMPMMMMMMMMMNNNLLKMLOMMMNNNLLKMLOMNNLLNKMLMMONLMNNMMMLMLNNLMLOLOLMNMMNLMLOLOLMNMMNLMMNLOLMNMNNNMMOMLNMMMLMLNLNNMMMMMLNLNLNNMMMMMLNLNLNNMMMMMLNMLMMLOMOLNMMMLMMLNMNMLOMLNLMOLMMMMPOMMMMMOMMMMPMLMNMLNKOLLNLNKMLONMNLLMLMNOMKLMLMMNNMOMMMMMLOMMLMOMMMMMLOMMLOKPNKLLKNPMNOMOLNMLNLMLONMMLKKNMMMPLMNLMLMNLMMNNLMNMNMNMMMMKMMQMMLMMNMLJMMOMMLMMMMLKMMOMNMMMMMLLMMOMNMMMMMLLMMOMNMMMMMLLMLOMMMMMMMLMMNLOOLMMMMLLLMOMLPNMMMMNLMNMLPNMMMKOLMNMLPNMMMKONNONMLKLNMKLMOLMLLOMLMNNMNMMLMOLLOMKMNMMLMOLLOMKMOMMMLMMMMMKMNOMNLMLMMLMMNOMNLMLMMLMMNOMNLMLMMLMMOMMMLMNOMKLOKMKLOMPLMNOLNMQMLMLMNNKLNLQMLMLMNNKMOMNLMLMMLMKMOMNLMLMMLMKMOMNLMLMMLMKOMMMNMLMLOMKNNNNLMLMKLLMNNNLLMMMMMKPMMNNMLLLLNOMMMNNMLLLLNOMLLPMNMLMLOMMMMQMOMMMLKMMNLMMMMLLMPNMKMMOMMMKKOOHMMMMOMNMLMOKMLLMNMMNMMPKMOLOLLMMMNLKLNMMMLLMNMNKMNOMMMMLMMNKMMLNLNMLLMPNMOMLOLMMMMLMLNMLOLMMMMNMMPLMMLNMMMMPLOMPMMMMMMLMMOLMMLNMLMOOLKNMMPMMMMNLMLNMMLMMMMPLMLNMMLMMMMPLLJNMNOMMLMNMMMMMOMNMMMLLOMOMNNLLLLLKMMOMOMMMMNLKMMOMOMMMMNLKONNNLNLLLLMMMMMMLMMMLNOOMMMMLMMMLNOOMMMMLMMMLNOOLLMNMLNMMMNOMNNMMNMMLMOMLOMMLNMMMMLOLNNMLMMNMNLQMNOLMMLMMMLLNNLLNNLMMMKNNLNMMMMLMMOONMLMMLMMMMOMMLMMLONLMMMOMMOLLNMMMLOKMNLLNLMMMMMNLNMMMKMMMMNLMNLLNLMMMMNKMLMLMNMMMMMOMLMONLMMMMKJNNMMLMMMMMMMNLMNLKMMMMNONMLMNLMMMMMLNNLMLLMMMMMMLMNNMKKNMLNJLMNMOKMNMLLKKMNMMNLLMMNLMLKNLNMMMMOLLNNMLMMMLLOLMPNMMKMMMMKOMLOOMLMMMLOMNLMMMMMMMMLJMMLMMLMMOMLNNNMOMLLMMMIMNOMMLNMMMLKMMKNOMNMLMLKNNMMMMLMMMMPMMOLMNKMMMMLKLKMNOLMMMMPLMMMNMLLMMMONLPMNLLMMMMMKMLMLLLNMMOPLMOLMMLMMMLMMLNMLNLMMMMOMLNMMNKMMLNNLLMLMMOMMMMOLLLMNLOMMMMMLNNMMMLLMMLNPMMNMLLMMMMNNNLLMMLMMMMNOMLOMOLLMMLNLKKNOLNMMMMNMMMNMLOMMMMMKLKNNMMMMMMNLMOLMLKMMNMOLMMNMLLMMMMONMPLMNLMLNMMKNPMLMOMLLNLLNMMMMNMMMMLMLNONLLMMMMKKOMMMLKMLMMOJMMOMMLMMMMOOMLLMMLMMMMONNMMMNLMMMMLOMLOMMKMMMMOOLLNNMMLMMMPKMLONMKOMMMMKPNMMLLMNMMLMMLLNLOMMMMNLLPLMLLMMMMNKMNNLMKMMMMNMMNLMLLMMMMNMOLMLNNMMMMKMMKNMMOMMMMNMLLMMNNMMMLNLLMMLMNMLMNNILNMMNLMMMMLMLMNMLKNMMMNMMPMMLLNMMMLKMNKMLLNMOMPJLMMLNLLMMNQMLMMLNLLMMNQMLMMMMMLMMMOMMLMNNLMMLMQLMPOMMLNLMLNLMPOOMKMNLKJIMMLMMMMNMMNLLOPNLMLMMMJJMOMNMLMMMMLLMMMNNJNNLKMMLQMMMLMMMNMKLQMMMLMMMNMKLNNNLLNNLLLMNQMMLLMMOMLKNQMMLLMMOMLKMOLMLLNMMMOKMLMNLJNMLNMNMJLNMKMLNOQNLMMNMKMLOMPLOLNMMKMMMMLOMNNMMLMMLMMMMKNMMMMLNMMKPMLMLLNMMMMLOMOMLKMMMMKOOOMMLLMMMLONMNOMNLLNMLJLNNMMLMLMMOLOLNLLLNMMNNLLLLMMNLMMMMOKMOMOLNNLMLKOMMNMMMNMNMLMOLOMMLMMMOLNLMNLMLNMMMNMMMNMMLNMMMLMMMNMMLNMMMLMMLMMMLMOMMMLMMMMMMMOMLMMMMMMMMMNMNMMMMMMMMMNMNMMMPNLLKLMMNOLLONMLLMLMMONMOMMMLMMNMONNPLMMLLMLNNLNPLMMLLMLNNLLQLNLLNLNNMMMPLNMLMMMMMMMPMMMMMNMMLOMNMNLKNLNNMKNNNMNMLKMMKLNLNLNNMMMMKLMQLMNLMMNMLNMLONMMMMNMMLMLONMMMMNMMLMLONMMMMNMMLMLMMMLMMMPMMMMMMLLMMMPOMOLMMLLMMMMNLOLMMLLMMMMNLLNMMNMLMLMNLONLMMNLOLLMQLOLNLMLOMMNKMNJMMMMMLLMKMOMMLMMLNMLOMOMMMKMKMMMNNNLMLMMLMMNMLKPMOMMMMMKOMMNLMMMMMMLNOLLLMKMMONPNLNMKMOMMMMNNMKMMMNOMMMMMMMPMMMLMMMMNLONMLNNNLMJPNNLNLJMLLMONLNLLMKMONMPLNNNMLMMLMMLMMNNMLNLJMMLPNKLOLNMLMOMLMMMMMLMMMMPONMMMMMMMMMMNMLMMNLMLMMPLLNLLNMNNLLNKLNMMNLMMLMNKKPLNQPLLLLMNLNMLLNMMMMNJLOLNLNLMMMMLNLLOLMMMMMNMKMKNNOLLKMPNLNMLMLMMMMNMNMLMMNLMMLONNKLNMLMMMMOMLLMMNOMLMMNLLLLMNOMOMMLMMMLNMLNMMMONMNNMMLMMMMLONMMMNLMMMLONLOLMNLMMMMKPLPMMMNMMMLLOMOLMNKMMMMNKKPMLPNMLNLKPNLNNMLLLLMNLMMMOMLMMMNLOLKNMMMMMMMQLMMMMMMMLMOMMMNLMMLMLNMNLMLMNMLMMMMOOMLMNMLMMMMOOMLMNMLMMMMOOMQLMMLNMNMMOMLNNMLMMMMPKMLNNMLMMMMOKMLNNMLMMMMOKMLMNMMMMPMNMMLMNMMMMPMNMMLMMMMMMPMNMMNNLLNLKNLMMOLNLMOMLLMONMOLOMLLMNMKLMOMLMNMMMMKMNNKNONKLMLMLMOLMPLMMMLMJNLLNLLMMMMNNNNNMKNMLLMKJNMOMKNMLMMJJNLMMMNLNMMNOLMNMMLMMNMOLLNMNMMMMMMOLLMNNLLMMMMMMLMNNLLMMMMMMNJMLOMLNLMNLLPLMMKMNNMMMMLLMMMMMNMONLNMLMMMMMMNMMKLMMMMMMMONMNLLLMMMMMMNLNLONLMLMMOKMOMMMMMMMMPLMOMLMMMMMMOLMLLONMMMMMMKMLLONMMMMMMKMLLONMMMMMMKNNKNMKNLKMMLNMMNMLMMLMMLNLMOLLMLMMOONLMOLLMLMMOONLMOLLMLMMOONLMNMLNMMMLLNLMNMLNMMMLLNLMNMLNMMMLLLOOLLLMMMMNPLOOLLLMMMMNPLMNOMNOMLKJMMMMMMMOLMLMMLKMPOONLLMLOMLNMMMNMMMMONMMLLNLMNMMKNLNLMOLMNMMKLNKMMOMMMKNNMOLLMLMMMMNNMNLMMOMMMMLONLMLOLMMMMMMOKNLMMLMLMNKLOLNMLMMMMLOMNOMMLMMMMLMMNOLMKLNMLOLLMMOMMMMMMLMMLOMNLMLMMPNNMMKONLMMMKMLONLMNMMMMLNMMMMMLLMLMQLMNMMMMMMLMNKMNLMMNMMMMNMMLNLMLMMMMPNMLMNNMMMMMLNLMLLNLMMNNOLMMOMMMMMMMLOLONMLNMMMMKOLPMMMLMLMMOKMMMNLOMMOLKLMLMMOLLMOLOKLOJNNNLLOLMMMNMMLMMNMMOKMLNMMLMMMMPOLMLOMLMMMMMJLQMPMKLNMNKONMMLNMMMMMNMMPMMMLMMNMLMLNMMMLNMMLOMMLNLNNMMMMMNMLOMMMMMMMOMMNMLMMMMMLNMLKOLPOLLNMMNLLOMPLMLNMMNNKLNLKNNMLPONLMLMLOMMMNLLLOMNLMLNMMLMLOMNLMLMMNLMLOMLMMMLNOLMLNMNLMMMMNNOMNLNNLKJLONMNMMLLMMMMMLMOLLOKMMMMNKMOKMLOMLMMMLNOLMMMOMLMLOMLMMMLMLONNMMLMMMLMMMMPMMLMMMLMMMMPMLNNNLKMLNLNMLNNMLLMMNLNKMNNMMLMLLMOOMNNMMLMLLMOOLNKMNMNLNLMLNMLLMLMMMMOOMLLMQLMMMMNMLLMMMNMMNLNMLLMMMNMMNLNMMNMMMKMMMMMLMLLMMLOOMMSMMMMLNKLNOLNNLLMLOLMMNMNLMPLMNKMMMMMMMOLMNLMMMMMOMOLMNLMMMMMOLMOLNNMMMMLNLMOLNNMMMMLNMLLNOPMLLNNLMMMMMLMLMMOMMMMMMLMLMMOMMMLMOLMMMNNLMOLMNKMMMMMKLQMMMNMLMLNJMNNNNJLLLLNLMNNNOJLLLLNLMNNLOKLLMMMKOOKLONKLNKMLNOKKONMMKMMMMMLMMMMLMMNNMMMMMMMMMMOKLLMNMNMMOMLNMOMMMLMLMNMLMMMMMMMMMPLMMMMMMMMMMPLMNMLLMNONMLLMNMLLMNONMLLMMMMMNMONMMLLOKMMLOMNMMNLNMLMKONKMMPLLLLMOOLLMOOLMLMMLOLLMOOMMMMMMLMLMPMMMMMMMLMLMKOMNMLMMMMLMMONMLLMMPMMMMMLMLLMMPMMMMMLMLLMMPMMMMMLMPOMMLNLMLMMNNOMLLLMMLNONLMLMLMNNLNLNLMLMLMNNLNLNLMLMLMNNLNLMOMNLLLMMMOLMMMMMMMOMMPNLNLMMNMOMMLNMPMMMMMMMOMKMPMMMMMMMOMKMPMMMMMMMOMKMNLLLNLOLNONMOMLMLMPMMMLMLMMMOMNLMPMMMMMMNMMMMPMMNNMMLMMMMPOMLOMMLMMMMPOMLOMMLMMMMPOLPNMKMPLLNLJMNMMLNNLLNLLMPLNNNLLMMLKLLMOMLMMMMNOLNMLNLMMMMNKMNLNMOLMMLLKLLMNMOMMMMMLLOOLKNLNMLMMMPMMMLMLOMLNNMMNLOMLLLONPNMMMLMMMMNMMKONLMMMMMKKNNLKLNLMMMNLLNNLKOMLLMNNMLNMMLMMLMOOMNOMLOMMMMKPMOLMMOMMMMLOMOLMMOMMMMLOLMLMMOMLOLPNMLLMMLMMNMPMNMNNLKNNLLLKNMKNLKNNLMNMNMKNLKNNLMNMLNNOMOLLLLNJMPKLOKLOPLLLMOMMMLMLOMMLLNMLOMQLLMMNLNLLNNMMMMNLLNLLNNMMMMNLMMNMNMPMLMMNMMNMNMPMLLNNMLNMNLNMLMNNMNLMOLNMMLNNMMMOMMLMMMNKMMMOMMLMMMNKMMMOMMLMMMNKLOOMNLLMPLLJMMMMOMMMMMLKNOLLMLMMMMNMMMLMMMMMNLNMLMLMLNMLMOOKMMLNMNMMMMNMMLOLMNNLLMOOMNLLNNOLMMKOLNLMMKOMMMPNMONMMKLLMMNLMPLMMMMLMMONNLMOLLMMMMPKOPOMLMMMLMLLOPOMLMMMLMLLNNLMLOMMLMMLNNLMLOMMLMMLLNMMNNOMLLMOLNMMNNOMLLMOLLPMLOMMMMNOMLLMMOMMMMOMMLLMMOMMMMOMNLOMMLMMMMOKLPMLNNMLMLPMMOMLMLMMMMONMMOLLLNLPLOKMLMMLLMNMNOMMLMMLLMNMNOMNMMMMMPOMLLMLNNKNMNMKOLMMOLLLNMMMMNNMLPMPLMMMMMJMLPMPLMLMMNJMLNMOLMLMMNKPLMMMLMMMMNNPLMMMLMMMMNNPLMMMLMMMMNNOLLMMMMMMNMNLMMPMMOMMNMLMOOLMLMLMMNNLMNMMKLONLNLMNOMLKLNLLNLMLPMMMMOMMMKMLPMMMMOMMLKNOLNMKMLMMPLLOLNMKMMMMPMLOMLMNPNLNKOMPNMMMOMLLLONNMLONLMMLLMMOLMLMMMMMLLLMLOMLNMMMNJLMLOMLNMMMNJOMNMLKLMMMOLLNNLNLLMLONMNLMLLMLNNLNOOMNMLNMMMMLOOMNMLNMMMMLOMLOMOMOLMMLJMLOMOMMMMMLJMMMMMOMOMMNMNOKKNLLLNOMLMNNMLLMMMMNMMNOLLKMLOLNMMNOMMLMMMMMOMOOMMLMMMMMLMPNLMMMMMMKLONMMOMMMMMMOONMMOMMMMMMOMNNMMMLLMLOMMMMMMMOLMLQOMMOMLMMMMMLKNMNMMLMOMMLLMMMLMMMMMMOONMNLLNLMMMMOKPNMLNMLMMMJLKLNMNMMMMOMMMOMMNMMMMLKNMLNLLMMMMNONLLLOKMMMMOOPOLLOKLMMMKQMOLMMMMMMMONNLMMLMMLMPONNMKMMLMLMMOOLNOMMMNMMLKKMOPLLKNLMMMNLLLOMOMLMNNNNLMNLLMLMMPKOMLMMLMMMMMPMLMMMMMOMMNNMMQMLLMMNNKKMMLNOLMMMMLMMMMMKMMLMMPLMKKLNLMNOMNLLMLOLMMMMMNKLPNMLLMMNNKMNLMLMPMMMNKMNMLMMLMOMMPMNKNMMNMMMMMNNPLLMKMMMMMOMLOLNLMMNNLJMLOMLMMLNMNNMLNMONLLLMNMNNLLNNMLMMLMOJMNKNKLOLOMNLNNMLLMMMPNLNNNLKLMMNOKLLMLMNONMNMMLMNLLOMMMLOMLMNLLOMNMLNMLMNLLNMNLLNNMLOMMNLKOLNKMPLLMLLNOLNLMPLLMLLNOLNLOLMMLQMLMMLLOLMMLQMLMMLLMMONMMLMMMLNNNLLLLOMMLNKLNLMMLNMLNNNLNLMMLNMLNNNLNLMMLNMLNNNLOKLNNLKOOKKMPKMLOMLMMMLLLNLNMLMLONLLONLLOMMMMLNNNMLMPMLLNKNNNMLMPMLLNKNMLNLLNMNLOMMMMNLLMMNLOMMMNLLMLMOLONNMLLMMLMNMONMNLLMLLNMOMNLNLLMLLNMOMNLNLLMLLNMOMOLMLMNMMLMMMMLQLMMLOMMMMLLQLMMLOMMMMLLQLMMLOMMMMLLNLNLNNLMMMKLNLMNLLNLNMONNLMNLLNLNLONMLMOMLNLNMOMOMLMMLMMMMMPNLNMLLLNMMOONMOMLMMMMMLOPMLMMMMNMNMNPMLLMMMNMNMNNMLLNNKOLMMMOMLMOLNLMNLNNNPLLLNNMLLMNMNMLOMLMMMMLNMNMKMMMMMNMNMMMLMLMMOKMOMMMMMMMMLKNNLLNKMLMMONLMNNLMMLMMNNNKMMNMMLMMMLMNNMKLMMMMMMLNNLMLMMMMNNNLNMMNMMMMKOLNNMLNMMMMLMLMNLMLMMMMNMMNOLLLMMMMNLLMNNLKMNMMMLMMMNKMMMMMNNMLOLNLNMMMLJLNLNKNMNMMKLMKONMMMMMMMNMMMMMKNMMMPNNNOKKNNMLLMMNNOKKNNMLLMMLMPMLLMNMMNNNLLMMLMNMNMOPNMMMLMMMMLMOMLMLMMMLMPMMOLMLKMNMMNNMNLMLPLLMNNNMNLMLPLLMNNNMOMMLOMLMLNNMPMMMLMMMNMONONOMKNLKLLLMOMMMMMMLMMLPNLNPMLMMLLKOMLNNMLMLLMLLLLNLOMMMNPLONLNKNLLMMMMNKMNKNMMMMNMNKMNKNMMMMNMOLMMMMMNMMLNOLMMMMMNMMLNMLMMMLMOOMNNNMMMMLOMMMLONMMMMLOMMMLONOOMLLLLMMMMMMNMLMLMMMNMNNLOLLNMMLNMNNLOLLNMMLNMNNLOLLNMMLMMNLONKNLNLKLKNLONKNLNLKLKNMMMLNLMKLNLOLMLLMMNLMOKMNNNMOMLLLMNMNNNMOMLLLMNOMOMNMMMMMMMOMOMNMMMMMMMNOMMPMLLMLKKOOLMMLMMMMKMMPMMOLLMLMNLMOMMOLLMLMNLLOMMLLMMMMMMMOMMLLMMMMMLNOLNLNLMMMMNNOLNLNLMMMMNNOLNLNLMMMLNMMMMMOOMMMLMLLMNLLMNOMOMLLMNLLMNOMOMLLMNLLMNOMOMNLLMMPMMMMMONMLMLNMMLMNPMNLMMKLNMMNNMNLMMLMLMMQONNLMLLMLMMQOMNKOLNMLMLNONLLMMMMMNMPMNNLOLLNLMMNPNNLOLLNLMMNPOOLLMKLMNLPMMLKLONLNNLOOLLMMPOMMLMMONMLMMMMOMMMLNMKMNMLKNLOPMQLNNKMLOMMJMNMNLMMMKMOLMNMMMMMMLMNKNMMOMLPMMMLNOMMMMMPMMMMNLNOMLNMMNMMLLNOMLNMMMMLMMMNMMMMMNMNMMMNMMMMMNMNMMQMMMMMNLMLKMQMMMMMNLMLKMLLNMMMMMMPMMLLNMMMMMMPMLMMMMLOMMNPKLLMMLLOMMNQLMNLPLLMMLMPOMNMOLLMMLMPNNOLMOLMMMMLNLLNMMNMMLMOLNLNLNLMMMMMLMNLMMLMMMMOJMLLNMLMMMMPMMLNMNNMMMMLMNLMNLKMMMMNLMLPMMLNLNMLMMPLMMLMMMMLNOLMMLLMMMMONNNLLMOMLMMMMLMMMLMMMMMNMLNMNNLMKLMNNLMOMMMLMMMNMMMMKMMMLNNRMLNKMMNMLMMMKLNMMMMMMMMNNOMOMLMMLMMLNMNMLMLMMMMNOMNLLMNMNMMKOMLOMMLMMMMLLLMNMLMMMMMNKMKOMMMMMMMNLMMMMMOPMMMMMLLNMNNMMMMLLMMLNMMMMMMNLLMMMMMMMMMNKOLMMMKMMMMMNNMMMLJMMMNNNLOMMMLMMNMNMKKNMNKMNMMOKMOMMLLMMMMMMNLMNMMMMMMLKMNMMLMMLMMPLMLLMPLMMNMMMNNMMLKMMMMMMMMLMMNMMMLOMLOMLMLMNNMOKNMLMLLMMMMONMMMLMMMMMMOLLMOMMLMKOMNOMNMMMLMMMMOLMLOMMLMLMOMLMLLMNQLLMMNLLMKNOKMMMLNKMMOMNMMKMLMLMMMNMLLMMMOMLMNMMMMMMMNNLLNMMMMMMMNLLMLMOLMMMMMKMLMMLOMLMNMMNOOMMKMLLMLMMMNMLKMMMMMKMNLMNLMLMMMLMMMMOLMMMMLMNLOMMLMMMMLPOLLMLMMMMMNOLKMNMLMMMMNLLMMNMOMMMMLNMMMNLNMLMMMOMOMLNLMMNMLMMMLNONLLMLMLMMLNONLLMLMLMMLNONLLMLMLMLLLOMMMMMOKOLLMNMMMMMLNMLNNNLNMLMKOOOLLMMLLNLNMKNNNLNLMMMMMKNNNLNLMMMMMMMMMMMMMNMMMNMMLMLMNMMNLNMMLMLMNMMNLQLMMMMMMMMOMQLMMMMMMMMOMPMMMMMMMMMONPMMMMLMNMMLNLLMMMLNMNMPMLLMMMLNMNMPMMMMMMMNMNMOMLNMLMKMNNLNMMLLMMLNNNMOMQMMMMLMMMMNOQMMMMLMMNMLOPMMMMLMMMMLNMMMMRMMMMMLLMMMMRMMMMMLLMMMMMLNLLNPMLNLNONPLLLMLLNLNONPLLLMLMMMMOOPMLMLMMNNMLMMMMMLPMMLLNLOKKOOOMKLNLMNLLONLNMMMNLLMMMPNNNLLNLMLNKNKMMLMOLNMMLPLMMLMOLNMMLPLONMMLNMLMLMNONMMKNMMMMLNLPLMOLMLOMMKNLOMLNLLMMNMNLOMLNLLMMNMOMOMLLMLMNMMMNMMMLMMMMOLMNMMMLMMMMOLMNMMMLMMMMOLLMMOLLMMMMPLMLMOMMMMMMOLLNNLMMMMNLMLKNNLMMMMNLNKMKNLOLNLMNPLNMOMLMLLNLNLMNMMLLMMMMOONOKLNNLLOLKLMPMMMLMOLMMOMNNMLMMLMMNKMMNMMNKNKLNLNLNMMNKNKLNLNOMLMKMMMMMLLNLMMLMNMMONLNNOLMLOMLMLLNNOLMLNMLMLLOLMLOMNLLNMLNONMMMLLMLMLNONMMMLLMLMNMLNMKMLNMMMMMMMLNMMLMOMMNMMMLMMMMLMMNLLLOMMMMOMLQMNLLMMMNKOLLLOMPMMLNNKLMNNMOMMMMKKMLMNNJMLNLMKMOMLMNMMNMKNOKOLLLLNLMPNLPNMLMMNLMMMMMMLMLMMMMNLMKOLLOMMKMONNMLMLMMNLMQKMPLLMNMNMMKOMNMMNMLLNLMNMNMMNMLLNLMNMNMMNMLLNLMNMMNMLOMMLNLNLQMMMNLLLMNMLQMMLNMLMMMOMNMNNLLMLMOJMNMNNLLMLMOJOMMMMLMMMMNOOOLLNNLLNMKMOOLLNNLLNMKMNLMOMLMLMMPLNMMLLLMMMNPKNMMLLLMMMNPKNNMLMKMMMMPLLNMLMLMMMMNMMMMMMMOOMMMMMNPMMKLMLMQKMNLMMNLLMMMMMPLMNKMMNNKPMOLMLMMMLMNMLLLMPMMNMNOJMMLMKMMMMMNMNMLMMMKMMLMMLOMMLNMMMMKLMLMPMLNMMNLNNMLMNLMMMMMKMMMOMMMMMMLMLLMMNNMMMMLNNMMOLLMMMNLOMLLNNMLMMMOMLLOMOMMMNMLMNOMLNLMMMMKLLLLMMMMNMMQNNMMMMOMMMMLNLLNNMLMMMMOKMNMLNLMMMMMNNMMMMLMMMMLMLMLMMKMMMMOLMPMMLLNMMMMPNNLNLNLMKMNLNNLNLNLMKMNLNNLNLNLMKMNLMOMMMLMMMMPMMOMMMLMMMMNMMLLMMOMMLMPLMNPLMLMMMMOLLNNLMKMMMMNMMNPLLLMMMMNLOPKLMNMKLONONMMNMMMLMMNNLMMLMNMMMNMNPMMMLLMNNMMPMMMMMMLMMOMMMMMMMMLMMOMMLLNLOMLNLMOJLNMMMMMNMMOMLLLMMNMNMMOMNLMMNNMMMMLOLMLMMOMNMLOLLMLMMOMNMLOLLMLMMONMMLPLMLLMMLLOMMNMMMMMMOONMMMMMMMMMOONMMMMMMMMMOONMMMMMNMMLLLMNMOKMNMMLLLMNMOKLMLMOLMNMLOKMMLMOLMNMMMKNONMLKMMLMNLMLMMMNMNMMNNLNLLMLOMNMNKLMNMMLMMMMLLNMLLLNMLNMOONMNLLLMMMMNNNMMMMLMMMMNLMKNLMMMLMMNLLPMMMLMNNMMNLOLMLNKNNLONLNNLNLMMMMLNNOLOLMMMMLMOMNMMLLMMNLOMLMMNNOMMMKLLMKLLMLPMMPOMMLMMMMPMMNMMMLLLMLOMMOOMNLLNMLMNMMPMNLLNMLMNMMPMNLLNMLMNMMPMMLMMMLLPNMNMMMMNMLMPLMLMMLPPMLMMLNLOLOMMMMMMOMLKLOMMMMMMOMLKOOLMMLMLLMOMONLNNKLLLMONNKLNMLMMMMOMMNMMLNMMMMMKMJKLOPNKMLPLMLMNMNLPKMMMMMLNMQMLMMMMLMNMNMMMMMLJLKOMMNMLMMNNNLLNLOMMLMNNMKNNLNMMMMKJMJONMNMKMLMJLMMMONMMMMKNNNLMMNMLMMPOLMMNMOMMNMKLNOLLMMLOLNKNOKNLNKLLNMNMLOMMPLLMLMNLLLLNMMMMMNNLLLLNMMMMMNNLLLLNMMMMMNNLJOKLNMNLNNLLLMLMOLMLMMNLMMNLQLLLLNNOMLOLOOLMMLMLMMLLONMMMLNNMMLLONMMMLNNNMMLMLNMMMOMNMMLMLNMMMOMMMOMLNLLOLPKLPMLNLNLLNMNLNMLMLNMMNMLMMMMMMMPMPLMLPLLNNNNLLLNMPMMLMNNLLMNMLMMOOLLNMMMMLMMNOMLNMLMLMNOMLMMOMMLLMNLLLKNNPNKNLMNLMLMMNOKMKOLLNMMMMLLOKKNNLMMMMMNLNMOLMMLNMMLLKLNMMMMMMPLMLOMLNMNMMMOMLOMLNMNMMMOMLPMLNMNMMLOMLNMLNMMMMMOMOPLMMLNKKNPMPLMNOMMMMLOOQKMLKLLOMNMNOLLLKMLOMNLLOMMLLMMOMPKOLLLMMNMMMOMMMPMOLLMMLOLLNKNOKMLLMNKMMMMMMPMMMLMOMLMMMNNMMLKMLONLLMNMMMLMLMNMMMLMMOKMMONLKMOMLMLMMONLKMOMLMLMOMMMLMMMOMLMLMMMMPMMONMMLMMMMPMMONMMLMMMMPMMONMMLOMMLPMLPKLMMMLMPMMMMONNNMNNLNMLLLMMQMMMLMMMMPMMMMMMMMMMMQMLLOMMLLLPMNLMLNLMLMMMMPNMLNLMLMMMMPNMOMOKLMMLMNNMMNMLOLMLMPMMLMMMOMMMNOMMNMLNLNKNMKNOLMNMLNMMMLMLNLMLLOMMNNNLNNMMLMMOMLMNKOKLNMLMLONNLMLMLMMMNPONLMLMLMMMNPOPLMLMLOMMOLOLNNNOMMLMMKNMLMNOMMMMMLNMLOLOLNMNMLJMLOLOLNMNMLJNNNLLMMNLLNPNNMMLLMOMMLONNMMLLMOMMLOLNNLMMMLMMOOLNNLMMMLMMOOMMNMMOMLMMMNMLNLMLOMMMOKMKOLLNPNLLOLMMNMMMMOMMPNLLOMLNPLLLNNLMONLNNKLLNLLMMMMMNMMMQLMMMMMLPOLMLMOOLLLKLOLLPONNNLLKNLLMNMNMNLMKOMLMNNMMNLMKMMMMNNNLNMMLMMMMMNMMLNMMMMMMPLLNNOLKNLMMLNNOKOLLNLNMKNNOKOLLNLNMKNLOMOMLMMMMMLMOMLMLMMMMOOMLMOMMLMMOLOPLLLLNNMMNLOOLLLLNNMMNLOOLLLLNNMMNLOMNLOMMMMMMOLMLNMMLOMMLOKMMMMMMPMMLNMMMMMMMPMMLNMMMMMMMPMMLNMLNLMNLMNMLNKMQLMMLMMMMNMOMMMLMMMMMOMOMMMLMMMMMOMMLMNMMMMMOQLMMQMLLMMMMLJMNNMMLMMMLOOMLOMMMMMMMKOMLOMMMMMMMKOLLLMPMNMNMQNMLLNNMMLMMNMPLMNLLMMMMNKLMNNNMMMMMKLLLMMLPLOOMNMMPPMLNMMMMMJMQMMLMMMMMMJNOKMLMMLMMMKNOKMLMMLMMMKNOKMLMMLMMMKLLMMMMMMOMLMMQMNMMLMLMMMMMLNMMPMMMMMMMLNMMPMMMMMLOOLKPLLNLNNMNLMLPMMMMNLNOOMLLMMLMNOMNPMLLMMLMONMOLMLLMLMOOLMMLMMLOMNMNMMPKLNOLNLLMKMOLMMLMMMMPNMNLMMLMMMMPOLNNMLMLLOOMKLNMMLMLLOOMLLNNNLMLLMOMLMNLMMNMMOLMLMLLNMLONMMOLMLLNMLONMMOLLLMNMLNLMMOLMMMPMMMMMMLNLOMMNNLMLOMOLOMMNNLMLOMOMNNMMMMMMMLKMLNMMLMMMMPNMNMMMLNNLLNMMNMMLLNNMLNNMOLNMNLLLLOMNNLLMMLMMMNMNNLLMMLMMMNMMLMLMNMMMMMKLNMNMOMLMMKLLNMNMOMLMMKLMLMMMMMMMMPMMLMMMMMMMMPMMLMMMMMMMMPMMONMLLMMMMMLMONMLLMMMMMLMPOMLMMMMMLLMMOMNLMMMMOLMLMMLONMMMMNMLMMLONMMMMNMLMMLONMMMMNLMLLOMMMNNOLMPLNMMMMMMLIMPLNMMMMMMLIMPLNMMMMMMLIMOMLMNMMMMLJNLLLPLMMNMPNNMLLPLMMMMMNNMMLNMMMMMNMPLMOLNMMMMLKMOLNMOLMMLMPMNKNNOLMMLNOMQMLMLLNNMOPNNMLLLMMNMNLNNMLKLMMNMNMPLMNMLMOLLMMMNOMMMMMMMLOMNOMMMMMMMLOMNOMMMMMMMLOMLMLMMNNNLNMMLMLMMNMNLNMLPLNMLMMNLPNLQMNNMMLLLMJMONNMLMMMMLLMONNMLMMMMLLMOLLLNMMMMNLMOLMLLMMMMNLMNKNLLLOMNPLMLLMMMMOMMOMNNLNLNMLLLPNNNNLMMLMLLOQNNNLMMLMLLOQNNNLMMLMLLOQMMMMMNOLLMQMOMMLMMMMMMQLLNNMNLLMLLNLMPMMMLMMMMOLOMMNMMMMMMPNOMMNMMMMMMPNMMMOMMMMMMPLLOLMLMMOMMNOKNMLMMPMOMLKKJLNNKNNNMNLLLOLNLNLMMNMNNMMMMLMLMMOLNLMLOOLPMLOMLMLNNLNLMNLMPNMMLMMMMLKLLOMOOLNLLMKMOLKOOLMMMLNLMMOMMMMMMOMLMMOMMMMMMOMLMMOMMMMMMOMLNLMKJNNNNLLMOKMMMLLOMNMMNLNMMMLMMONMMMMMMMMOMLLMMMMMMMMOMLLLMNMMMMMMNNOLMNMMMMMMNNOMMNMMMMMMMNOKMOOLOLMMMMOKMOOLOLLMMMNKMOOLOLLMMMNLNNMLMMNMLOLLNNMLMMNMLOLMNNMLMMNLMMLMNLMLLMLMOONMNLMLLMLMOONMMMMMMMMNOPMLKLPNKONLMNLLMMQMMMNMMLNLMMQMMMNMMLNLLLLNKOOLNOKMLMMMMOMMNPLLNOMNJNKLNKKMMMMMMONMMPMMMNLNMNLMMLLLLMMMNNLMNNMMLLMMNNLMNNMLMMMMMNMMNLMLMMMMMNMMNLMKMLNMNMNLLNLLLLOMNMMMMQLMMMMMOMLMMNLMMLOMLNMLMPLNMMMLLNMMNQMLNLNKNMNMMKLMMMMMMNOMMMMMMMMMMNOMMMMMPLMMLMMMMNNMLMMMLMLNPONMLLMOLLMMOOKMMLMOLMMMLOKMONLPLMLLOLMMLMNMKLMNMPLMLMNMKLMNMPLMMMLMLMNMMOLMMMMMMMMMMPMMMMMMMMMMMPMOJNNLNMLKLPNNLLNLMNLMMPOOJOMLNLMKLONLLMLMLMMMMOKMNLMLMNMMMONMNLMLMNMMMONMNLMLMNMMMONLONLLNLOMMKOLONLLNLOMMKOLONLLNLOMMKOMLOMNLMMMMMJMLPMMLMMMMNJLNKLLONNLLNMMMMMMPLOMMLMNLMMONMMMMLNNLMMNLLMMMNMNLMMNLLMMMNMLMMMPNMMMMKNLMMMPNMMMMKNNLLMPOLMLMNKOPOMLLMLMMMOOKQNLLMMNMLOONOLNMKLLLNNMLPMMLNMMMKMMOLMOMMMMMLLMMKMMNMMMLMMMLNLMOLMMMNNMLNLMOLMMMNNMLNLMOLMMMNNKOMMNNLMNLLKLLMNNMMMMMLKLPMNLMMMMMNLNMLLMNMMMMLMLPLMNOMMMMLKNMLMNNMMLMMLLNMLNLMLLNNNLLPLMLNMMNNMMNLNMLMMLMNLLOMNLMMNMMKMKLJNOMLLOMOLKPMNOKLLNMLKMMOLMKMMMMOKMQLNLLNMMNLKNOLNLKMLNLOLLOMOMMNMMMNMMOMOLMNMMMLMMMMMMMMMMMQMOLMLMLMMMMPLLLLMNOLNMMPLMLLMMMMMNNQLLMNLNLMMNMMNLNNLNLMMMMNNLNNLNLMMMMNNONLMLLOLLMOKONLMLLOLLMOKMKMMLMPMMMPMNMLNMMPOLLMMLMMMLMROMMNNMNLMMLOMMMLNNMKNMNMKLLOLNMLNMKMLMLNLNNLNMNKLLMOLMMMLOMMMMMKLLNMLNKLMMMNMNMNLNMLLMLNNMLMPLONNMLKKMLMPMOOMMMLKMPLMLLMMMNNJMMLMMMNMMMPLNQMNMMMMMMLJNQMNMMMMMMLJLKNPLMMMOLNLMMMNNLMMMMLMLONQLLLLNPKKLPNPMMMMNMLNMMMPMLMMMOLJMMMPMLMMMOLJMLMNMLMMMMNLMLMMMNMMMMPLMLMMMNMMMMOLNMMOMMMMMMMNNMMNMMMMMMLNNMLMLLMMMMONNMLMLLMMMMONNMLMLLMMMMONMMMMOOLMMMLLLPLNRKMMNMLLLNLNRKMMMMMLNLLMONMNMMLNMMLMOLMOMMMMMPMNMMMMPMMNLNNNMLLMMLQMMNMMMMMMMLOLMNMMMMMMMLOLLNMMNLMMMMPNLNNNNMKMLLPNNNLLLMMMMNNMNNMMLMLMMLNMNNMMLMLMMLNMMPMLMMMMOMMKMPMLMMMMOMMKLNMLMMMMNMNLLLLNNMLOOLNKMMMMNLMMOMMLMLMNLMOMMMNLMLMNLMOMMMNLMLLNMMNMMMNLNLMMMMLMMOPNKKMMMLNLMONMMMMMMLOMMLNMLLMLNMLMNPOLLLMLNMLLNOOLMLMMMNMMNMQMLLMMMNMMNMPMLLMMMNMMNMPMOLLMOMMOMLLMMNLNMLNLLMPKMNLLMLNMMMPKMNMLMLNMMMOLMMMMMMMMMONMMMMMMMMMMONMMLOMLMMMMMOOMLOMLMMMMMOOOKLNLLNLONMKOKLNLLNLONMKLMMLMMLNOMNLLMLLMMLNOMNLLNLMNMMMOMLKMLLMMNMOLMOMLNMMMLOMLMMLNLMMOMMMMMOLNLMMOMMMMMOLNLMMOMMMMMOLMLMMMMMMOMQMMOMMLPLNLMMLMLNMMOMMMMNLMLNMMOMMMMNLMLMMLOOLLNNMQOKMLKMMOLNOPOMMLKMMLMNNOMMMMMMMMMLPOOMMLLMNMMLMPOLMMMMMMMLONQMNMLMMMMLNLLNLMOMMMMNMMLMLMMLMMPNMMLMLMMLMMPNMMOMMMMMMMMPNMMMMMMMMMMQMMMMMMMMMMMPMOLOMMLLMMOLLMONMMLLLMMNOMNPMMLLNMMMOMNPMMLLNMMMONNMNLOLLNLLONNMNLOLLNLLOLMMLNOMMLLNNMOLMMMMOMMLMMPLMMMMOMMMMNMMNMLOMMLLNNMMNMLOMMLLNMLMNMMNMMMLNMOMMMNMLLMOMMMPMLOMMMMMMMMOMMMMMMMNNMMNMMLMMMMNMLNLMMLMLMOOONLLPLJLNNMMKNMNMMMLLOMMMMMNMMMMLLMNNMMNMMMMLLMNNMMMMMLMMLMOKMQMMMLNMMMLNLMMMNONMMMLOLMMMNONMMMLOLLNLLMLOPMPNMQLNLMMMMMNNMQLNLMMMMMMNMQLNLMMMMMMNNLNNLONMMLLKNLNLLONMMLLKNLNLLONMMLLKMLMNLLOLMMONLNLMNKMMLMOMMQLMLMMMNMOLLOMMOLMMMMMLLOLNOLMMMMMMLOLNOLMMMMMMMONMNLLMLLNMMMLMMLMMNMPLNKNLMKNNLMNNMPLMMLMOMMNMPOLLMLMMMMNKMNOMKLMNLLONMNOMLLMMMMONONOMNMLNLLKMNLNLPKMMMMNONLNLPKMMMMNONLKMOLMMLMOMOMLMMOLMMLNNOMLMMOLMMLNNOMLMMOLMMLNNMOMMMLMMMMPOMOMMMLMMMMPOLNLLLNLMMNOLLNLLLNLMMNOLMLNOMLMNMLOMMQLLNLLNLMNMNOMMMMMMMMKKLONMMNMMMMLOLONMMNMMMMLOLONMMNMMMMLOKOPMOMLLLMMILPNLMLMLMNNKLNOMMLMMMMLKMNOLOMMMMMMKMPLMLMMMMMNNMLOMLMMMMMMKNMMMNMLLLLNMNNNNKNMLLLLNNNNNKNMLLLLNLMNMLLNMNMPKNMMLLOMMMMLNMKLMOMMMMMOKMNNMMKMMMMMMMNNMMLMMMMMMMNNMNLMMMMMMMMMMMLPMMMOLMMMMMLOMMMNLMKMMPOMMMMNKMLNMPOMMMMMKMMMMOLMMMMNKNLOMLNLLOLNOMLOMLNMMMMONMMMNMMPMLLLMMMMNMMPMLLLMMMMNMMPNLMLMPNLLNNNLLLMONLNMLLMMMMNNMLLNMLMMMMNMLPLLMLMMNMNNMLMMMLMPNMNMOMKMKOLKMMPLNMOMLMMMMMLOLLMMMLNMMMOMONKMMNMMLMMMOMMMMMMMMMLOOOKLMNMMMMKOLNOLOLMLMMNNLOMMMLMMMNNNLMMMMLMMMNNMNMLNLNLOLLNMNMLNLNLOLLNMNNMNLNLNLLKLMNKMLNMNLLNMMNKMLNMNLLNMMLNMNKLMMLQOMMOMLLMMMMOMNLMMNMLMLLQMNLLOMMMMMMMPNLLOMMMMMMMPNLLOMMMMMMMPNOKNLKLLLOOMNNLMLNMMMNKLNNMMLNMMMMLLNPLMLMMLMOLLNPLMLMMMMOKLLLNMLOMNMMMOOLLOMLMMMMNNNLMNMLMMMMNMNLMNMLMMMMNMMLMMPMMMMMMKMLMMMMOMMMOMLMMMMLOMMLNMLMMMMLOMMLNMMLMMMMNLMMNMNNLLLNLLLNOKNNLLLNLLLNOKNMMLLNMLMNOLMNLMLLMNNNMOOLMMMLMOMMNLMPLMMNMMMLKPOMLMOLLMLMNLMMMMOLLMLMOLMLMMOLMMMMNKMPMNMLMMOMLKMPLLLNNLLMNKMPMMMMOMMMLKLNLLMPOMLOKMMNLLMNOMLOLMLPMLMKMNMMPOMMMMMMMOMMPMMMMMMMMOMMPMLMKPMNMMLMNLLMLMLNMMMMNLMMMPMLMMMMMLMMMPMLMMMMMLMNKNMNMLLLMMMNKNMNMLLLMMMMMNMLMMMMMMLLNMOLMOLMPKLMNMMMMMMMNLNNNMMKLOMLLMMNONLMMMMMKMNNMMMKMNMMKNMNMLMLMMMMNNLNKMNLMNMMNMMMMNNMMMMMMLMMMNNMMMMMMLMMMNNMMMMMMLMLOMMLMOLMMKMLOMMMMMMNOKMLOMMMMMMNOKMMMMMLMOMMPMMMMMMLMOMMOMMMMMMMPMMMLMNLONLLMMMMMMMLNNMMMMMMMONLOMMLMMMNLMLKOMLNMLMMOLMMLNLLOMMLNOMMMMMLOMMMNNOMLNLMMMMMPNNNLMMLMLMLONNOKNLMLNPLLKNOLNLMLNPLLKNOLNLLLNPLLKOMMNMLMMLMNKLKMMNOMLOMKKMLNMNLLMMNOLMMMNOLMLLMNMMMLOOLMLLMMMNMLMOMMMLLNKMNLOOLMLMMMNMMMMMMOMMMLMMMMMMMOMMMLMMMMMMMOMMMLMNMMMMLMMNMMNKPQMMPLMKLMJMOMNNKMLMMMLMOLNNLMMMMKKMLNNLKNMLLNLNOMLLLPOLLMONNOLLLLLNMMNNNOLLLLLNMMNNNOLLLLLNMMNNOKLMMLKNMNLNOLLMMLLNMMLNOLMMNMLLMNLNPMNLLMNLMLLMLMLMLLOLOOMMLMMMMLOLOMMLPMLLNMMMMOKMMQLLKMLNONNMNPLLLMLMMNNMLOMLLMMNOLKNLOMMMMMMMPLNLOMMMMMMMPLMLNMMLMMMNPOLNMMMNOLKNLLMMMNMLMMMMNOMMMNMMMMMMMNMOMNMLMMMMLKMLMNMOMMMMLONNMMNMLMMLLLNNMMNMLMMLLLMKNLOKMMMMNKMONMKOLMMMKLLMMOMLMMMMLLMOMNMLMMMPMNMLOLMMLNMMNKMLOLMMLNMMNKMMNLMMLNMMNKMLLMMLNOLNNMLNNNLOMMMMLPLNNNLOMMMMLPLNNNLOMMMMLPLONNLMMMMMKOMLNMLMMNMMPNMLLMPLMMMMMLNMMNMKMMMMOKNMMNMKMMMMOKNMMNLLMMMMMKMLOMLLMMMMMJNNPLNJLLLNMMNMOMMKMLLNMLMOMMMKLMMMNNLNMMMLLMMMOMOMMMNLMMMMMOMLNMLNMMLMOMMLNMLNMMLMOMLLOLPNMLMMNOLLOLPNMLMMNOLLOLPMMMMMOOPLLMMMMMNMPOMLLMOLNLMMPLMLLMOLNLMMPLMMMMMPMLPMMMMMMMMNMMOMNMOKLLLPMMMMONNLMLMPMMMMNLNLMMMOMMMMLMNLMMMOMMMMLMOLLLMNNMMMPOOLLLMNNMMMPOMLLMNMNOMMLLNLLLLNMMMMOOMMMLMLMMMMONMMMLMLMMMMONLNLMNOKLMLOLMLLNMOMMMMNKMLNMMKMMMMNMLKNMOMMLMMOKLLMNOLMMMMNOLLMNOLMMMMNOLLMNOLMMMMNOKNNJMKLNNNOKKNNJMKLMNMPKNLPMMLNLMMMKMNKLMOMLNMMNLNLLMONMMMLMMOMLLKNLNLNMNNMMLLLMNLOMNLKLNOKLNMNNLNMMNOLKLNNLOLMMLLMMMMPONLLMNMMLNMMMLLMPMMMMMMMMONLMMLQMMLMKOLNKMMOLOLKNMLKLLONNNMONMLKLLONNNMONOMMKNNNKMMLOOMMKNNNKLMLOONNLNLOMLLLMOMNLNLOMMLJOLONMLLLMMMOJMMOLLNMMPMLLLLMMMNMMMMQMLLMMMNMMMMPMMPMLMMMMMMLMMOOMMLMMMMMMMOOMMLMMMMMMPNOLKOMMMLLLPLOMLLMMMMNMMMMNMLMMLMPLMPLLLLONLLQJNLLNMLNMMMOMNLMMMMNMMMNNMMLMLLMNNLQNMLLMLLMNNMPMMNLMMMMMLLPNMNLMMMMMLMONOLLMLLMMOOLNMNNNLLLNMLOLMNNNLLLNMLOLMMNNLLLNMLOKMLLMMMMOMMMMMNLLONNLMMMNMMMMOLMMMMOOMKLMMOMMMMPMMLLMMMMMMMQMMLLMMMMMMMQMMMMMMMMPMLMMMMPMMLMMMMONMMPMMLMMMMONMLOLNLMLMMNNMLPLMLMMMMONMLPLMLMMMMONNNOMLLMMMMMLNNOMLLMMMMLLLNOMMLMLMMOLMOLMMMMMMMOMMMMMNNLLMLOMMLMNMLLMMMPNNNMMNKLLMLOKOLLMNLMMMLOMNMNMMLMMMMNLLNMMMNOMMLNOLNMMMNNMMLMOLNMMMNNMMLMOOOLLLMMLPMLLMOMLOLLOLMMKMLMLMNMOOLMMLNNMOKMLMLONMNPNLLMLMMLMMNMMMMMLMMPLOLMMNLNLMLNJOLMMNLNLMLNJMLLMOLMMMMOKMLLMOLMMMMOKOMMMMMMMMMOMOMMMMMMMMMOMOMMMMMMMMMOMMLMNMNKMNMMMMOMLLOMMMMLOLNKPMNLMMMNMLNKOMMLMMMNMKMKOLNLMMMNMMMMOMMMMMMLMMMMPMMLMMMLNMKLMMNMLMNRMMLMMMOLLNNPMMKMMMLMMMMQMMMLMMLMMMMPNMMLMMLMMMMPNOLMMMKMMMMNNLLNMMLMMMMOOLNLMLQMNMMNOMLLLMOMNMMOMMLLLMOMNMMOMOMMLMLMMMLOLOMMMMLMMMLOMOMMMMLMMMLOMOLMLOLOMLNLKNLMLOLOMLNLKMMMMPLMLLNMLMMLMPLMMMNMLMMMMPLMMMMMLONNMMKNLLMMOONNMMKNLLMMOMLMMMNLMMMOMMLMMMNLMMMOMMLMMMNLMMMOMKNLMLPLMMPLNNLMMMLMLOMNLNLMMMLMLOMNLNLMMMLMLOMNLMLMNMLOMMNLMNLLMMNMMNMLMMMMOMMLMMMNKMMNNLMMMMLOLNKLNNMLMMLOLNLLLONLMMLOMLMLMLLMMMNQJLMLMLLMMMNQJLNMMLLMMMMNKMMMMMLMMMMOLLLMOMNMLMMOOLLMOMNMLMMOOLLNOMNMMMMNOOOLMLNNLMMLLNOMMMNMLMLLLLMNMLNMMLMPNMOMMLLMMMOMMMOLMLLMMMMNMOOMLLLLNNMLLONMLOKLMNMKQONMLOKLMNMKQPLLMOLMMNMLPOLMMNMMMMMMONLNPKMMMMMQMMMOMMLLMMMOONLKOLMMMMMPLNLLNLNMMMMNMLMMNMMMMMMOKMMKNLMNMNLMNLNLMMNMMOLMNNLLNMMNMLMNNOLMNMMNMLMLNNMMMMLOMMMLNNMMMMLOMMMLNNMMMMLOMMMLNKOMMMKOMLLOKLOLMMMMMMMOLLLNMNLNMMMLKNOPNLKLLMMMJMNLOMNMMLMLLNOPMLKMLMMMJMNMMMLLNMMPLMNMMMLLNMMPLMNMMMLLNMMPLLJOLKONNLLOLMKNLLNNLMLNLMLLNNKMMNMPNMMMMLLNMMMQOMMMMLLNMMMQOMLLNNLLMNMNMMLLNNLLMNMNMMMMLMMMNMNNMMMMLMMMNMNNMNKMMNOMLLLONNKMMNOLLLMONLMMPONMLMMMKLMMNLOMLMMNLLMMNLOMLMMNLMNNMLLLNMMPMMNOMMLMMMMPMMMMMMMMMMMPMMMMMMMMMMMPMNLMMLPMMMMNMLMLMMLMNONLMMMMMMMMMMMQMMMMMMLMOMLPKMLMMMMNMMLPMMMLMNLMNMMNKMLMMMMMMLOPMMMMLMLNOMNMOMNMMMMLNMMOOMMMLMMMMMMOOMMMLMLNOMOLMMMMLMLNOMOLMMMMMMNMOLMONMLNMMOMOLMLNNNLMMLMLMMPOLOLMLMMMMMOLLNLLLNMMMMONLNLLLNMMMMONMLLPLOMMMMNJMLLPLOMMMMNJMMMMMNMMMMMKKNKMKNMMLNOMMLMNMOMMMMLLNONMMMMKMKLNNONMMMNLKLLNNONLLLMLMMMLMPLNKNMMMMKOMMMMNMMMMMLMLNLNNNLMLMLLNLPLLKMMMMNNPLOMNMLMMMLLMNMMLOMLMMNMMNMMLOMLMMNMLLNNLOMMMMNKLLNOLLMMMMNKPMMMMMLMMLPKMOLMLMNPMMMOMLMNMLNOMMLMMMNMMNLLLMNOMMNMMNLLLMNOMMNMMNLLLMNOOPLKOMMMMMMMNOLLNLMMMMLNMNMMMNKLKMOOMOMNMNLLKLNONOMNMLLMKLOOMMMMMKLMMNONMMMMMKLMMNONLOLLMNNOLKMLLMNLNLMLMMNMLPLMMOMNMLJMONLMMKMMMMLMKOMMMOKMNKNNNLONMLMMMMKMLLMLNPMMMMMMOOMLKLMMMMMOMNLMOLMMMMLKMNLMMMKMMMOPLNMMMLMMMMMNNNLMMNMLMMMOLLOMNLMMMMMLMLMMMOMLMMOMMNOMMMMMNNLNMMMMLLMMMMQMMMMMMLMMMNONMLMMMMMMMMOMKLMNMMMNMMOLLMOMMKMMMMMMMMMLMMMMLMONNNLMOLMMMMLKMMMMLLOMMMOMMMMMMLNMLMOMLMLNMLMNMMQNNKNMNLMLMMMMNKOMMNLLMMNLNLMMMNLMMLNMLOPMMLMMMNMLMOLNMMMMMMMOLNNLMLMMMMMOMLNMMNLOMMLLMLNOMNMMMMMONMMNMMMMMMNLLNNNOKMLMLMLMOMMMLMMMMKMNLMNLMMLMMNONPKLLLMNMMNLNOMMMLMMMMLOMLLMMOMMMMMLMKNMMMNKLMNOLOLNMLMMMMMMMMOMMLMMMMOMNLKMLLMOMMONLMLMNMMLMMNKLLMMMQMMMMOMLMMLMLNOMNMMLOLMOLMMMMNMMOMMLMNNLLMMMONMMNMLMMLOMLMMMLNMMMOMMNLNMLMLMMNOMPLLNKLMMMNOMPMMLLMMMNLLMNMMPLMMMMLLMOLMMOMMLMMLNPMNMLMMLMLNMLMOMLMMONMNNNLMNMLNLMLKMLNMMMMMMNNKLMMNNMMMMMLONLOMMLNLMMOKMLOLMLMMMMNNMOLMMMMMMMLMMPLMLNMLMMKPMNMMMLMNMMNNMLLMNLMMMMNMMOLMMLMLMMOMMLMMMMMMMMPMNMMLMNMLLMNONNMMMLMMNMLLLONMLLONLMMMLONMLLNNLMNMKPKNMNMLOLKLMPNNNNKKKLLMLOLMPOMMMLKLMMLMOMLNNKLLMOMMOLMLMMPLMOLMOLMLMMOLNMMMNMLNNLKMNLMONMMMMMLNONLLOLMLMNKMLONLNNMMLMLKNMMLMLPMOMMLNMMLMLPMOMMLNNMLNILJNLNOLOOMMMMLMMMNNKMLOKMMMMOKLLLMOMMMMMPKLNNNLLLMMMNNMPLMMLNMMMKKMLLMPLMMNMLLMMMMOLMMMMLMONLMNNLMKLLKLOKMPJMLMMPJLMPMLLMMMMNLLMPMLLMMMMNLPNLNMNLNKMJLLONMMNMMMMLJPMLLNNMLMMJNMOLNMOMLLMLLNNMMMNMMMLMKLNMMMMMMMMMLLNLOMPMMMMMOLMLNNONLLMLMMOMOMMMMMMMMMPJNKLKMNNNOMLMMMMMLNLOMLOLPMLMMMNMPOMLNMLMMMMLNMQLNLLNNMNKPMKMLNMLMMOOKNLMNMKNMLLNKMPMMMMMMMMLMLPMLMNMNLLNKLPMLMNMNLLNKMLLLMOMNMMOMMQNMMKNMMMMJNNMMKOLNLLMOMNMMMNMLMMONNNNMKNLNLLLOLMMOMOMMMMLNMLMNKNMMMMNMNLMMLLMMMMONLJONMNNKNMMNNLOMNLMMMMLPNLOMNLMMMMLPKKMNKNNKNNMKKKMNKNNKNNMKMLMLMNOLOMMLMLONMLMMMMMMMMMNMMMMMMNPMMMNMMMMMMLPLMNNNOOLLMLOMMLPLKNNMLOOMMLPLKNNMLOOMMLOLKNNMLNOMLMMMONMMMOMMLMMMONMMMOMMLNMLONMMMMMNNLOMKMMMMLNNMLPMLMMMMMNMMLPMMMMMMNKLMLOLMMMMMNKMMMNNMMMMMLMOLPNMKLLMMMPOMPOMLLMMMLOMNMOOLMMMMLKKOLOOMOLLLKLNNMMNMKLMLMNLNONNLLMMMJLMLNMNNNLLLLLMMNMNNNLMLKLMKONMLMMMMMNNMLNLNNMLMKLOLMMLNMMMMLNOLMMLNMMMMLNMMLOMLLNLMPLMOMMMNMMLMOKMOMMMKMMLMOKLOMMMLMMMMMKLNMMMMNMLLOMMLMMMKNMMMPLLOLLLNMNMMMLMLMMMLOMMLNMOLLMMPLLMMONMLMNMMMMLMOLMMNMOLMMMMLJLOMNNMMMMMMMMOMMLNMMMMLOMMMNLMMMMMOLNPLMLLNMNMMNLLMMOLMMMMNNMLMMMPLMMMOMLNNLNLLLMMOKNLMMOLMNMMLLNMLMMLMMMMNMLMPLNLMMNNKNLNLOMLMMLNNKLNMLMMMMMMNMMOMMMLMMMMNNMNLNMMMMNMMMNLMNMPNLLMMOLMLLMMMNMNONMMMOMLMMMMLKMNLLLNMMMMONLMMMLMMLMMOMOOLKMLNMMMMMMPMMMMNMNMLKMMMNMNLMNMMLMMMMNLNMMMMNMNLLMNMLMMNPMNMMLOLMLMNNLMOMMMMMMMNKMNLMLNOMLMNLMMLMMNNMMMNMLMMOMNLLMMQJMOMNMLLMNMLMLLMONNMMMMQJMMMNMLMMMNMMMLLNMLMNMLOLLLMLMNNMNMONOLLMMMMMMMOOOLLMMMMMMMOOOLLMMMMMMMOONQMLJPMLNLNONLMKLMNNLLPMLNNMLNLMOMMMLNNMLNLMOMMMMNMMMLMLNMNKMLLMNNMMMMNNMLLMNNMMMMNNKPMOKMMMMMMMLMNNMLMMMMMLLNMOMKMLMMNNMPLMLLMMMNMLNLOOLLMMMLNKMMMMLOKNOLMMLLMNMNMMMMNLLLMNMNMMMMNLOOMMMNMMLMKMOOMMMOMMLMKMLOMMMPMMMMMNMLMOMOMMMMLNPLMLMQMMMNKMMMKONMLMLMNMMMMOMLMMMMOLKNMMNLLMNMOMKNMMNLLMNMOMKNMMNLLMNMOMMNLLMLMMMMNMNMMNLLMLMMMPNMMNLLMLMMMPNMMNLLMLMMMPLMMMNMNNKMLNLMMMNMNNKMLNLMMMNMNNKMLNLNNLNKMMMMMNLLNLLKMPMMOONMMLNLMLMNOMPLLMMMMMMMMONNMLMLMMLMOMONNMLJMMLMOOMNLMKMMMMMONMKONLLMMMMONLOMMMKMMMMNONOLMMMNMMMLNNLPMMMMMLNLLMLPMMMMMLNLLMLLNLPOLMMNMMKMMMLMOLMOKMKMMMLMOLMOKMMNMMLMOMNLLMMMMMLMONLLMLLMNNMNLLLPKMNLMNLOLLOMLMOMMLLPMMMMLMMMMNMLLLONLMMMMNMLLMOMLMMNNNNLLLMJPMLMOMOMMMMKLLPLMOPNLMMLNLMMMOPNMMMLLLMMMOPNMMMLLMPLMLNMLMMLPNMMNMMOMMMLLNMMNMMOMMMLLNMMNMMOMMMLLMMLLLKNLOMNLNNLMMLMMMMOKLNMMMMMMMMPKMNMMMMMMMMPLMLMMMMMMMMQMMLMMMMMMMMPMNNLMMLMNLMLLNNLMMLMNLMLLNNLMMLMNLMLLLMMPMLMMMMNJLMMPMLMMNMOKLMMOMMMMMMLKLMMOMMMMMMLKMOLMMLMMMMMNPLONLPLNLLKNNLMMLNMMMMLPMPLNLLMMMMONMPLNMLMMMMNNMLMMMOMMMMPMMOMMLLMMMMPLMOMMLLMMMMPLMPMMMLMLMMPMMPMMMLMLMMPMLONNLLNMLMMOLONNLLNMLMMOLONNLLNMLMMOMMNNMLNLMMKOMMMMMMPLMNKMNNMLMNLNMLMLNNMLMNLNMLMLNNMLMNLNMLMLMLLOMLMMMMOMMLLOMLMMMMOMMLLOMLMMMMOMMLMMLNLLMNNLNMNLMMMLLLPOMNLMMNMMMLPNMNLMMNMMMLPNPNNMMLMLMMLNPNNMMLMLMMLNLLLNMNMMMLNKLLLNMNMMMLNKONMMMLLOMLLMONMMMLLOMLLMLLMPMNLOLMMNLMNPMLMMMMLOMLOMNLLMMMNNMMMMNMMMMMNMOOMLMMMMMMMNOOMLMMMMMMMNOOMLMMMMMMMNMOLMLNMLLONMMOLMLNMLLONMMMLNMOMLMLNLMPLMMLMMMMOOMNNMNMMKLNLNLMLMNNMMMMMKLNMONLMMLMMKLKNLKNMMMONLNMNLMOKKNMMMMLONMMOMMMLMLLMMMPMMNNLMLOLMNMOKNMKMLKNNMLMLMMNLLKNNMLMLMMNLMNMMOKLNMLMMMNMMOLLNMLLMLNMMNLMNMLMNLLMLNNONLMMLKMLOOMNMLNJLKMLOOMNMLNJLMLNOOKMMMNKLMLLNPLMMNMLJMOLNMOLMMMMMMNLMMMNNKMNNNMLNMKMLMMMONLLLLNNMMMOMMMNMLKMMMMPMOLMNLKMNLMOLLLMNMPOMLMLLMLMMOPMMMMMKLLNLNLNMLNMNNLOMLLNLNLPMNLNLNLMLMOMJOKLLNOMLMMPNOKMMMONNLLKIOKMMMONNLLKINLMMMOMMMLPMNLMMMOMMMLPMNLMMMOMMMLPMOLMMMMMNMMNOOMMMMNMMMLLMNMNMMNMMMMLMMPMMLOMMMMMKOMMLMNMLLMNOLLMMMMOMMMQMNNLNLMMMLMLMOLMNMLMMMMMMOLMNMLMMMMMMLNPLOMMNLLKNMOPMLLMNMMLNLNNOOKMLLMMOMONMNOLLMMLLMONMNOLLMMLLMMNLLNMNLMLLMMNLLNMNLMLLMLNMLPRLMMMNMMMMMMOMMMLMMMMMMOOMLMLMLMNMLNNLLNMMMMLNLLPLMNPMMNNMMLMMMMOOOPNNNKLLLLKMLMNMNKMMLNPMMOMMMLLNMMOKMOMMMLMMMMOKMOMMMLMMMMOKLLMMNOMMNMMLLLMMNOMMNMMLLLMMNOMMNMMLMLMNNLMMMPLMMLMNNLMMMPLMMLMMMMMMLOLMOLLMLLNNMMONMNLMMLMMMMPLLLLNNOLKNLOKLMMNMLMLMMNJMMMMOMMOMMMLMPMMMLMMMMLMLONMMLMLMMQKMMLNLLMMMNOLMMLNMLMMMMOLKNNOKNLLOMLLMMLNLOMMOMMMLOOPLLMMMMLNLMRMMOLMPMLOMMQMMOMMMMLNLNMNMLMMMMNNLNMNMLMMMMNNLNMNMLMMMMNNOMLNMOMMMLMKLLPMMMMMMMONMMOMMMMMMMOKOLLMMLMMMONNMLMMMMMMMOOMMMMMMMMMMOOLMOMMMLMOMMMNMRMMMMMMMMLKMRMNMMMMMMKKLONMMLMOLMMMNOLOMLMMMLMONOLOMLMMMLMOLNNMKNMMMMMPLOMMLOMMMMMOMNOMLKMMMMMOMNOMLKMMMMMOMLMMMMMMMMPMMLMMMMMMMMPMMLMMMMMMMMOMNMOLNMMMLMLMNLNMONMMLMLMNMLMONMMMMKMPLMONLMMLMMMPLMONLLMLMMMOMLNLLMMLMNMNMMOOMLMMMLLLPMOLOLMMLNPLQLNMMLMMMNOLPONLKMMNMKNLONNLKMMNMKMMMMMMLMMMNQOMOPMLLMMMMLMMOOMLLMMMMLMMOOMLLMMMMLMLONMMLMMMNLLNNLNLKMLMMNMMNMNMLMMMMMMONMMMLMMMMLLONMMMLMMMMLLONMMMLMMMMLLNNMMMLMMMMKKNMMMMMMMMMQNNMMLNMMOMLMLNNLMLKMPMLNLMNMMMLMMMMPKMMNLMNMMMMNMMMNLMNMMMMNMMOLMNLMMLMNNLOLNMLMMMMLOLMNMNOLNLLNLMOMMLNMMMMMNLLMMNNLNMMNKLLMMMNMMMNMNLNLLONLMMONOLNLLONLMMONOLMMLNMMMMMOOMLLNKNMMMMNMMLLNLNLMMMNLLNMLMMLMLMPLLNNNMJMMMLNLLOLMMLNOMMNLOOLMLNMMMMLPLLMMMONMMLOMLKMMONMMLMMKNKMMNNLLLNMKNMNMMMMLMOMKMKLMNOLMMNMLMMMMMMMMMMOMNLLNOOMMMLLLNOKOKMLMLMMOOPLPLKLMMMMOMLLMMOMMMMOMNNMKMMMKLLNNMOMMNLLLMMNLNILNMLLLMORNLLMOMLMMLMOLMLMMMLNMMMPMLMMMMMMMMMOMMNLMMOMMMMONMNLMMOMMMMONMNLMMOMMMMONMMLMLOOMMMMMMLNLNJLLMOPLMKMNLNMLLOOLNKMNMOMLLMMKNLMMMNMLLMMKLLMNLPMMMMNLLNLNLLMLMOQNPLMMMLMLMPNMPLMMMLMLMPNMMNMMMMLLLNOLMNMMMMLLLNOLMNMMMMLLLNOLNNLLMOMMLMMLMMMLOOLMMLNKMNLMMNMMMMMMMNLLNMMLNLNNNNLOLNNKLKNOONKLNNMMLMMPLKNNMLMMMMOLMOMLNMKMMMMNMNMMMMOMLMPKLLMMLNMMMMONMMMMLLLNMONMMMMMMMLNMOMMMMMMMMLNMOMMMPMMMMMMPNMKLOQLQLMMLMMJMLOMLMMMMNMJLLOLPKMMNMMILMOMNLMMNMLJNMNMNLMMLMKMNMMLMNNLLLNLNMMLMNNLLLNLLMMMMMMMNMPMMLMNMLNMMLPMOLMMLOMMNNLLNMLMNMLMMMNLLNLMMMOMMMOLLNLMMMOMMMOLLLOMLLLMMOOLLLOMLLLMMOOLONLNNNLMMMKNOOLNMNMMMMKOOOLNMNMMMMKNLLLMNNMOLNMMLLLNNNMNLLMMKNNLMLQPLMLLMMLMLMOLNMNMMLMNMMOMMMMMNMLMMOMLMMNONMLMMOMLMMNOLMMOLOMMMMLMMNMMMMMMMMLOLLMMMPMLPMOKMLMMMOMLLNPLMMMNKNLMMLMNNOLLMLMMMMNNOKNMMLNMLMNMLMMMMLMMMNNMOMLMNMMMLMLOMMMMMMMMMOMMLPOMMLMLMMMOLPOMMLMLMMMOMKLPMNMMMMOJLPLNLMMMMMNJLOMLLMMMMMLKNLMNLLMLMMPKMNNMMMMLLNLLLNNMOLLMMLMMMMOMMMMMMMLLMOLLMNMMMMMNMOMMMLMMMMKNMNLLLOMMMMOONMMLNNLNMLLMMPMLMLMMNOMLLLMOMNNMLMPJMLNPMNMLMMPJMLNOMLMMMMPKLLLNMNNMLMOKLLLNMNNMLMOKMLNMMLNMMMOLMOLLMOMMMMKKNOMMLKMMLMNMNOMMLKMMLMNMMLMMMMMOOMMMMLMMMMMOOMMMMMMMMMLMPMOMMMMMMMLMPMOMNMMNLMLMMLPMMNMMMLLMOMOKMNMMMLLMOMOKMMMMMLLMOMNLOMMMMLMLMMOMOMMMMLMLMMOMNLLOKOMMLMPNMKMMNNLOLMOMMMLMLNMOMMNNMLLMMLMNMMMMNPLMMLNLNNKLNPLMMLMLNMKLOOMLMMMMMMMKMLLNNLMMMMPLMLMOLLMMMMPLNNLMLLNMLMOKNOLMLLNMLMOKLQNLLONLNMMILQNLLONLNMMIMONMMKLMNMLJLMMMMOMMMMNKLPMLPKMMNMLLLOMLNLMMMMLLMOMMOLMMMMLMMOMMOLMMMMLMLNKMLLONLONKMKLMMLONLNNLMNLMMLMMMNNLMNLMMLMMMNNLMNMMMMLMMNONMNMMMMLMMNONNMNLLNLLLMONNMNLLNLLLMONMOLMNLMMMLNNMOLMNLMMMLNNOMMNMLOMMMLNOMMNMLOMMMLNMMMMMMOMMMMMOMONMNKKMMKNLOMNMKMMMMKOMNMMLNLMNLKLOMMMMMMMMMLNLLNNLMMMMMNONMMLMMMMMMNLMOLNNMMMMMJMOMMLOLMMMMMMLLLLNOMNMMLMNMONNJLKLMNMLMMLNNMMMMKLLNLMMOMMMMLNONNLMOMMLMJOONMNLNMLMMKKNNONLLMMMMLNMLOMMLMLMMPKLLNNOLMMMMMPLLNMNQMMLMJNNLKLONMMMMMKKMNLNNMMMLMNLNLLNLMMMMOOLNLLLOMNNLMLOLNKLMMLMMNOMOLMMKMNLMOMMOLLMOMMMLMOMLMMMMONNMMMNLLNNJMMNLPMKLNNMMMMMMOJKLNNMMMMMMOJLMMLMLNMMMPNLMMMLMMMMMNKMKMNNMLMLLONMOLMLMMOLMOMNLMNLNMMMMMKNLMNLNMMMMMKNLMNLNMMMMMKMMKNNMMMLMLJLMLLMMMNOLNNLNMLMLONKLMOMMMMMKLNNLNNMLNMNLMMLLQLMLMMMLNMMLNMMMMOOOLLLMMMNLMOMLLMLOOLMMNLNOOKMLKKMLMMNLOLLMNLMMMMMMMMNMLNLLNMLLNMQQMLMLLMMMMMOMLMMMMMMLNMOLLLMMMNNMLMMNLLLNLNNNMLMLMLLLMMLNMOLMNLMMMMMMMOMMMMNLMNMMMLMMQMLLLLMMMNNMQLMKMNMLKMNNOKKLJNMMMOOLNMNMMMMNLMLMKNNNMLMLMMLMTMMKMLNNNLMLRMMNNLOPMLMLLKLJKMMMNMNNNL`
